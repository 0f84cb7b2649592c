import { describe, expect, test } from 'vitest';
import { sixCourses } from '../../../../fixtures/course';
import { ashfordCourse, filmOf } from '../../../../fixtures/film';
import { Motion } from '../motion/Motion';
import { type Cut, cutsOf, shortest, shotAt } from './director';
import { pictureOf, whenToGo } from './inPicture';

/** Milliseconds that one's own runner may be out of the picture. */
const missed = 10_500;

/** Two seeded races at each track, short and long, of small fields and large ones. */
const races = sixCourses.flatMap((course, i) =>
  [1_000 + 100 * i, 1_600 + 200 * i].map((distance, k) => {
    const count = 4 + ((i * 3 + k * 7) % 12);
    const film = filmOf({ ...ashfordCourse, ...course }, distance, count, 1 + i * 2 + k);
    const motion = new Motion(film);
    return { track: course.track, distance, film, motion, won: whenToGo(motion, 0) };
  }),
);
const whole = races.flatMap((race) =>
  race.film.runners.map((_, own) => ({ ...race, own, cuts: cutsOf(race.motion, own) })),
);
const names = ({ cuts }: { cuts: readonly Cut[] }) => cuts.map(({ shot }) => shot);

describe('the director of seeded races', () => {
  test('opens wide from the stalls, goes up once the field has settled, and ends low at the post', () => {
    for (const race of whole) {
      expect(names(race).slice(0, 3)).toEqual(['loading', 'stalls', 'away']);
      expect(names(race).slice(-2)).toEqual(['post', 'close']);
      expect(names(race).filter((shot) => shot === 'head-on')).toHaveLength(1);
    }
    const settled = whole.filter(({ cuts }) => cuts[3]?.shot === 'blimp');
    expect(settled.length).toBeGreaterThan(whole.length * 0.6);
  });

  test('cuts no shot before it has stood four seconds', () => {
    for (const { cuts } of whole) {
      for (const [i, { ms }] of cuts.slice(2).entries()) {
        expect(ms - (cuts[i + 1]?.ms ?? 0)).toBeGreaterThanOrEqual(shortest);
      }
    }
  });

  test('sees the field head-on as it turns into the straight', () => {
    for (const { motion, cuts } of whole) {
      const straight = whenToGo(motion, motion.course.plan.runIn);
      expect(shotAt(cuts, straight + 1_000).shot).toBe('head-on');
    }
  });

  test('does not cut across the line', () => {
    for (const { cuts, won } of whole) {
      expect(shotAt(cuts, won).shot).toBe('post');
      expect(cuts.filter(({ ms }) => ms > won - 4_000 && ms < won + 3_000)).toEqual([]);
    }
  });

  test('follows whoever makes a move', () => {
    const film = filmOf(ashfordCourse, 1_600, 6);
    // The fourth lies eight metres behind where it would, and makes that up from the fortieth second on.
    const late = film.positions.map((metres, at) => {
      const share = Math.min(1, Math.max(0, 48 - at / 12 / 5) / 8);
      return at % 12 === 6 ? Math.max(0, metres - 8 * share * share) : metres;
    });
    const cuts = cutsOf(new Motion({ ...film, positions: late }), 0);
    expect(cuts.filter(({ shot }) => shot === 'follow')).toEqual([
      { ms: expect.any(Number), shot: 'follow', runner: 3 },
    ]);
  });

  test('does not lose one’s own runner, however far it is beaten', () => {
    const lost: string[] = [];
    for (const { track, distance, film, motion, cuts, own } of whole) {
      let seen = 0;
      for (let ms = 0; ms < (film.runners[own]?.timeMs ?? 0); ms += 500) {
        const { shot: name, runner } = shotAt(cuts, ms);
        const picture = pictureOf({ motion, name, ms, aspect: 16 / 9, runner });
        if (picture.of(own).within) seen = ms;
        if (ms - seen === missed) lost.push(`${own} at ${ms} ms over ${distance} m at ${track}`);
      }
    }
    expect(lost).toEqual([]);
  });
});
