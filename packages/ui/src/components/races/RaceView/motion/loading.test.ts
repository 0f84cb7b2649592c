import { expect, test } from 'vitest';
import { ashfordCourse, filmOf, portRegisCourse } from '../../../../fixtures/film';
import { loadedBy, loadings } from './loading';
import { Motion } from './Motion';
import { emptyRunner } from './RunnerMoment';

const fields = [2, 9, 14, 20];

test('odd numbers are loaded before even ones, each after the one before', () => {
  for (const count of fields) {
    const { runners } = filmOf(ashfordCourse, 1600, count);
    const loaded = runners
      .map(({ number }, i) => ({ number, at: loadings(runners)[i]?.loaded ?? Number.NaN }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ number }) => number);
    const numbers = runners.map(({ number }) => number);
    const odd = numbers.filter((number) => number % 2 === 1);
    expect(loaded).toEqual([...odd, ...numbers.filter((number) => number % 2 === 0)]);
  }
});

test('everybody is in his stall well before the off, and nobody moves before the film begins', () => {
  for (const count of fields) {
    const film = filmOf(ashfordCourse, 1600, count);
    const motion = new Motion(film);
    for (const { setsOff, loaded } of loadings(film.runners)) {
      expect(setsOff).toBeGreaterThan(motion.from);
      expect(loaded).toBeLessThanOrEqual(loadedBy);
    }
  }
});

test('a runner walks straight into its stall, and stands in it where the race begins', () => {
  for (const film of [filmOf(ashfordCourse, 1600, 9), filmOf(portRegisCourse, 1000, 6)]) {
    const motion = new Motion(film);
    film.runners.forEach((_, runner) => {
      const at = (ms: number) => motion.at(runner, ms, emptyRunner());
      const off = at(0);
      const before = at(-1);
      expect(Math.hypot(before.x - off.x, before.z - off.z)).toBeLessThan(0.001);
      expect(before.still).toBe(1);
      let nearest = Number.POSITIVE_INFINITY;
      for (let ms = motion.from; ms < 0; ms += 100) {
        const { x, z, toGo, heading } = at(ms);
        const away = Math.hypot(x - off.x, z - off.z);
        expect(away).toBeLessThanOrEqual(nearest + 1e-6);
        expect(toGo - film.distance).toBeCloseTo(away, 4);
        expect(heading).toBeCloseTo(off.heading);
        nearest = away;
      }
      expect(Math.hypot(at(motion.from).x - off.x, at(motion.from).z - off.z)).toBeGreaterThan(6);
    });
  }
});

test('it is drawn from the card alone: the field in its stalls is loaded like the race that is run', () => {
  const film = filmOf(ashfordCourse, 1600, 9);
  const card = {
    ...film,
    positions: film.positions.slice(0, 2 * film.runners.length),
    runners: film.runners.map((runner) => ({ ...runner, timeMs: null })),
  };
  const [run, drawn] = [new Motion(film), new Motion(card)];
  for (let ms = run.from; ms <= -40; ms += 700) {
    const { x, z, walk } = drawn.at(3, ms, emptyRunner());
    expect(run.at(3, ms, emptyRunner())).toMatchObject({ x, z, walk });
  }
});
