import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { ashfordCourse, filmOf, portRegisCourse } from '../../../../fixtures/film';
import { Motion } from '../motion/Motion';
import { emptyRunner } from '../motion/RunnerMoment';
import { cutsOf, shotAt } from './director';
import { cameraNames, type ShotName, shot } from './shots';

const races = [
  new Motion(filmOf(ashfordCourse, 1600, 14)),
  new Motion(filmOf(portRegisCourse, 1000, 6)),
  new Motion(filmOf(ashfordCourse, 1800, 4)),
];
const aspects = [16 / 9, 390 / 700];

/** How far a runner's head is from the middle of the picture: within 1 it is in it. */
function onScreen(motion: Motion, name: ShotName, ms: number, aspect: number, runner: number) {
  const { from, to, angle } = shot(name, { motion, ms, aspect, runner });
  const camera = new PerspectiveCamera(angle, aspect, 0.3, 4_000);
  camera.position.set(...from);
  camera.lookAt(...to);
  camera.updateMatrixWorld();
  const { x, z } = motion.at(runner, ms, emptyRunner());
  const seen = new Vector3(x, 1.6, z).project(camera);
  return { off: Math.max(Math.abs(seen.x), Math.abs(seen.y)), behind: seen.z > 1 };
}

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
          const seen = onScreen(motion, name, ms, aspect, leaderAt(motion, ms));
          if (seen.behind || seen.off >= 1) lost.push(ms);
        }
      }
      expect(lost).toEqual([]);
    },
  );

  test('no camera stands in a horse', () => {
    const within: string[] = [];
    for (const motion of races) {
      for (const name of [...cameraNames, 'close', 'loading', 'stalls'] as const) {
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

test('the director sees the field loaded, stands before the stalls, and is side-on at the post', () => {
  for (const motion of races) {
    const cuts = cutsOf(motion);
    expect(shotAt(cuts, -20_000)).toBe('loading');
    expect(shotAt(cuts, -3_000)).toBe('stalls');
    const pack = { leader: 0, middle: 0, lane: 0, spread: 0 };
    let ms = 0;
    while (motion.packAt(ms, pack).leader > 0) ms += 20;
    expect(shotAt(cuts, ms)).toBe('broadcast');
  }
});
