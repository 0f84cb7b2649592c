import { describe, expect, test } from 'vitest';
import { ashfordCourse, filmOf } from '../../../../fixtures/film';
import { Motion } from '../../RaceView/motion/Motion';
import { wonAtOf } from '../standings';
import { crowdAt, footfallsBetween } from './heardAt';

const film = filmOf(ashfordCourse, 1600, 8);
const motion = new Motion(film);
const wonAt = wonAtOf(film);
const listening = { motion, camera: 'follow', runner: 3 } as const;

describe('hooves', () => {
  test('come down four to a stride, as often as the horses gallop', () => {
    const beats = footfallsBetween(listening, 40_000, 41_000);
    // Six horses are told apart, at 2.2 to 2.5 strides a second.
    expect(beats.length).toBeGreaterThan(6 * 4 * 2.1);
    expect(beats.length).toBeLessThan(6 * 4 * 2.6);
  });

  test('are heard once, however finely the time is cut', () => {
    const whole = footfallsBetween(listening, 40_000, 40_480);
    const pieces = Array.from({ length: 30 }, (_, i) =>
      footfallsBetween(listening, 40_000 + 16 * i, 40_016 + 16 * i),
    ).flat();
    expect(pieces.length).toBe(whole.length);
    for (const { ms } of pieces) {
      expect(ms).toBeGreaterThan(40_000);
      expect(ms).toBeLessThanOrEqual(40_480);
    }
  });

  test('are loudest under the horse that is followed, and not heard before the off', () => {
    const loudest = Math.max(...footfallsBetween(listening, 40_000, 41_000).map((b) => b.loudness));
    expect(loudest).toBeCloseTo(0.9, 1);
    expect(footfallsBetween(listening, -3_000, -2_000)).toEqual([]);
  });
});

test('the crowd rises from 600 m out to the post, and its cheer dies down', () => {
  const loudness = [30_000, 80_000, wonAt - 2_000, wonAt, wonAt + 3_000, wonAt + 7_000].map((ms) =>
    crowdAt(motion, wonAt, ms),
  );
  const [far, out, near, won, after, over] = loudness;
  expect(far).toBe(0.12);
  expect(out).toBeGreaterThan(far ?? 1);
  expect(near).toBeGreaterThan(out ?? 1);
  expect(won).toBe(1);
  expect(after).toBeCloseTo(0.56);
  expect(over).toBe(0.12);
});
