import { describe, expect, test } from 'vitest';
import { ashfordCourse, filmOf, portRegisCourse } from '../../../../fixtures/film';
import { touchdown } from '../rig/gallop';
import { poseAt } from '../rig/poseAt';
import { leadAt } from './lead';
import { Motion } from './Motion';
import { emptyRunner, type RunnerMoment } from './RunnerMoment';

const film = filmOf(ashfordCourse, 1600, 8);
const motion = new Motion(film);
const at = (runner: number, ms: number) => motion.at(runner, ms, emptyRunner());
const runners = film.runners.map((_, i) => i);

/** Whether a runner can have come from one moment to the next in 40 ms. */
function follows(before: RunnerMoment, now: RunnerMoment) {
  return (
    Math.hypot(now.x - before.x, now.z - before.z) < 0.95 &&
    Math.cos(now.heading - before.heading) > 0.998 &&
    Math.abs(now.still - before.still) < 0.12 &&
    now.strides >= before.strides
  );
}

describe('the motion of a race', () => {
  test('is a function of time alone: the same moment is the same in any order', () => {
    const first = at(3, 42_345);
    at(1, 90_000);
    at(3, -2_000);
    expect(at(3, 42_345)).toEqual(first);
  });

  test('has every nose on the line at its own time', () => {
    film.runners.forEach(({ timeMs }, runner) => {
      expect(Math.abs(at(runner, timeMs ?? 0).toGo)).toBeLessThan(0.06);
    });
  });

  test('jumps nowhere: from one picture to the next nothing moves further than it can', () => {
    const jumps: string[] = [];
    for (const runner of runners) {
      let before: RunnerMoment | null = null;
      for (let ms = motion.from; ms < motion.until; ms += 40) {
        const now = at(runner, ms);
        if (before && !follows(before, now)) jumps.push(`${runner} at ${ms} ms`);
        before = now;
      }
    }
    expect(jumps).toEqual([]);
  });

  test('stands in the stalls before the off, and pulls up behind the post', () => {
    expect(at(0, -1_000)).toMatchObject({ still: 1, speed: 0, toGo: 1600 });
    const end = at(0, motion.until);
    expect(end.toGo).toBeLessThan(-80);
    expect(end.speed).toBeLessThan(13);
  });

  test('covers the ground with its strides: shorter ones when it is slower', () => {
    for (const [ms, shortest, longest] of [
      [2_000, 4, 6.7],
      [40_000, 6.6, 7.3],
    ] as const) {
      const a = at(2, ms);
      const b = at(2, ms + 200);
      const stride = (a.toGo - b.toGo) / (b.strides - a.strides);
      expect(stride).toBeGreaterThan(shortest);
      expect(stride).toBeLessThan(longest);
    }
  });
});

/** How far the toe of a hoof slides over the ground while it stands, in each stride. */
function slips(runner: number, end: 'hind' | 'fore', side: 'Left' | 'Right') {
  const toe = end === 'fore' ? 0.653 : -0.532;
  const places = new Map<number, number[]>();
  for (let ms = 78_000; ms < 84_000; ms += 5) {
    const { x, strides, still } = at(runner, ms);
    const since = strides - touchdown[end][side];
    const stride = Math.floor(since);
    if (since - stride < 0.03 || since - stride > 0.15) continue;
    const { pose } = poseAt(strides, 1 - still);
    const here = x + pose.place(`${end}Hoof${side}`, [toe, 0])[0];
    places.set(stride, [...(places.get(stride) ?? []), here]);
  }
  // The first and the last stride may be cut.
  return [...places.values()].slice(1, -1).map((all) => Math.max(...all) - Math.min(...all));
}

test('no hoof slides over the ground in the straight', () => {
  expect(at(1, 78_000).toGo).toBeLessThan(ashfordCourse.plan.runIn);
  expect(at(1, 84_000).toGo).toBeGreaterThan(200);
  for (const end of ['hind', 'fore'] as const) {
    for (const side of ['Left', 'Right'] as const) {
      for (const slip of slips(1, end, side)) expect(slip).toBeLessThan(0.06);
    }
  }
});

test('a horse leads with the inner leg on a bend, and changes in the air', () => {
  const bend = at(0, 50_000);
  expect(bend.lean).toBeLessThan(-0.1);
  expect(bend.lead).toBe(1);
  const right = new Motion(filmOf(portRegisCourse, 1000, 3));
  expect(right.at(0, 30_000, emptyRunner()).lead).toBe(0);
  expect(leadAt([0, 4.68], 4.68)).toBe(0);
  expect(leadAt([0, 4.68], 4.84)).toBeCloseTo(0.5);
  expect(leadAt([0, 4.68], 5)).toBe(1);
  expect(leadAt([0, 4.68, 9.68], 10)).toBe(0);
});
