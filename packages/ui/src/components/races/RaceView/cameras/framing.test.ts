import { describe, expect, test } from 'vitest';
import { sixCourses } from '../../../../fixtures/course';
import { ashfordCourse, filmOf } from '../../../../fixtures/film';
import { Motion } from '../motion/Motion';
import { pictureOf, type Seen, toGoAt, whenToGo } from './inPicture';

/** Metres behind the leader within which a runner can still beat it. */
const threat = 12;
/** On a desk, and on a phone's page. */
const aspects = [16 / 9, 4 / 5];

const races = sixCourses.map((course, i) => ({
  track: course.track,
  motion: new Motion(filmOf({ ...ashfordCourse, ...course }, 1_200 + 200 * i, 8 + i)),
}));

/** Six moments: away, settled, half-way, before the turn, at 240 m to go, and past the post. */
function momentsOf(motion: Motion) {
  const won = whenToGo(motion, 0);
  return [5_000, 20_000, won * 0.45, won * 0.7, whenToGo(motion, 240), won + 1_500];
}

/** The horizon, and the leader with all that it has to hold off. */
function framedAt(motion: Motion, ms: number, aspect: number) {
  const picture = pictureOf({ motion, name: 'broadcast', ms, aspect, runner: 0 });
  const toGo = toGoAt(motion, ms);
  const leader = Math.min(...toGo);
  const held = toGo.flatMap((metres, i) => (metres - leader < threat ? [picture.of(i)] : []));
  return { horizon: picture.horizon, held };
}

const top = (held: readonly Seen[]) => Math.min(...held.map(({ cap }) => cap));
const foot = (held: readonly Seen[]) => Math.max(...held.map(({ hooves }) => hooves));

describe.each(aspects)('broadcast in a window of %f', (aspect) => {
  test.each(races)('at $track is framed at six moments', ({ motion }) => {
    for (const ms of momentsOf(motion)) {
      const { horizon, held } = framedAt(motion, ms, aspect);
      const at = `${Math.round(ms)} ms`;
      expect.soft(horizon, `horizon at ${at}`).toBeGreaterThan(0.15);
      expect.soft(horizon, `horizon at ${at}`).toBeLessThan(1 / 3);
      expect.soft(top(held), `caps at ${at}`).toBeGreaterThan(0.45);
      expect.soft(foot(held), `hooves at ${at}`).toBeLessThan(0.75);
      // Neither before the field nor behind it lies a strip of nothing but ground as high as this.
      expect
        .soft(1 - foot(held), `ground before them at ${at}`)
        .toBeLessThan(aspect > 1 ? 0.3 : 0.34);
      expect.soft(top(held) - horizon, `ground behind them at ${at}`).toBeLessThan(0.3);
      expect
        .soft(
          held.filter(({ whole }) => !whole),
          `cut at ${at}`,
        )
        .toEqual([]);
    }
  });
});

test.each([16 / 9, 4 / 5, 390 / 700])(
  'the blimp holds the last as well, in a window of %f',
  (aspect) => {
    const lost: string[] = [];
    for (const { track, motion } of races) {
      for (const ms of momentsOf(motion)) {
        const picture = pictureOf({ motion, name: 'blimp', ms, aspect, runner: 0 });
        for (let i = 0; i < motion.runners; i++) {
          if (!picture.of(i).whole) lost.push(`${i} at ${ms} ms at ${track}`);
        }
      }
    }
    expect(lost).toEqual([]);
  },
);
