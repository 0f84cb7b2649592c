import { describe, expect, test } from 'vitest';
import { ashfordCourse, filmOf, portRegisCourse } from '../../../../fixtures/film';
import { Motion } from '../motion/Motion';
import { emptyRunner } from '../motion/RunnerMoment';
import { pictureOf } from './inPicture';
import { cameraNames, shot } from './shots';

const races = [
  new Motion(filmOf(ashfordCourse, 1600, 14)),
  new Motion(filmOf(portRegisCourse, 1000, 6)),
  new Motion(filmOf(ashfordCourse, 1800, 4)),
];
const aspects = [16 / 9, 390 / 700];

function leaderAt(motion: Motion, ms: number) {
  const toGo = (runner: number) => motion.at(runner, ms, emptyRunner()).toGo;
  return Array.from({ length: motion.runners }, (_, i) => i).reduce((best, i) =>
    toGo(i) < toGo(best) ? i : best,
  );
}

describe.each(aspects)('in a window of %f', (aspect) => {
  test.each(['broadcast', 'head-on', 'blimp', 'follow'] as const)(
    'the %s camera never loses who is in front',
    (name) => {
      const lost: number[] = [];
      for (const motion of races) {
        const home = motion.until - 9_000;
        for (let ms = 3_000; ms < home; ms += 500) {
          const runner = leaderAt(motion, ms);
          if (!pictureOf({ motion, name, ms, aspect, runner }).of(runner).within) lost.push(ms);
        }
      }
      expect(lost).toEqual([]);
    },
  );

  test('no camera stands in a horse', () => {
    const within: string[] = [];
    for (const motion of races) {
      for (const name of [...cameraNames, 'close', 'loading', 'stalls', 'away', 'post'] as const) {
        if (name === 'jockey') continue;
        for (let ms = motion.from; ms < motion.until; ms += 800) {
          if (name === 'loading' ? ms > -9_000 : name === 'stalls' && ms > 2_600) continue;
          const { from } = shot(name, { motion, ms, aspect, runner: 1 });
          for (let i = 0; i < motion.runners; i++) {
            const { x, z } = motion.at(i, ms, emptyRunner());
            const clear = from[1] > 3 || Math.hypot(x - from[0], z - from[2]) > 2.6;
            if (!clear) within.push(`${name} at ${ms} ms`);
          }
        }
      }
    }
    expect(within).toEqual([]);
  });
});
