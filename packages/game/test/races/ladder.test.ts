import fc from 'fast-check';
import { expect, test } from 'vitest';
import { raceClasses } from '../../src/races/classes.ts';
import { ladder, standingOnLadder } from '../../src/races/ladder.ts';
import { DAY } from '../../src/season/durations.ts';
import { EPOCH, seasonAt } from '../../src/season/season.ts';

const now = EPOCH + 400 * DAY;
const season = seasonAt(now);
const old = { createdAt: now - 100 * DAY };
const fresh = { createdAt: now - DAY };

test('the ladder has every class of the programme once, best first, each kind of race once', () => {
  expect(ladder.map(({ grade }) => grade)).toEqual([
    ...['Grade 1', 'Grade 2', 'Grade 3', 'Listed', 'Class 2', 'Class 3', 'Class 4', 'Class 5'],
    ...['Class 6', 'Claiming', 'Novice'],
  ]);
  const kinds = ladder.flatMap(({ races }) => races.map(({ conditions }) => conditions));
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(raceClasses.every(({ conditions }) => kinds.includes(conditions))).toBe(true);
});

test('a horse stands where its rating, its age and its stable admit it', () => {
  const standing = (rating: number, age: number, stable = old) =>
    standingOnLadder({ rating, birthSeason: season - age, sex: 'male', wins: 1 }, stable, now);
  expect(standing(70, 4)).toEqual({
    open: ['Class 3', 'Class 4'],
    up: { grade: 'Class 2', pounds: 12 },
    down: { grade: 'Class 5', pounds: 4 },
  });
  expect(standing(50, 2)).toEqual({ open: [], up: null, down: null });
  expect(standing(50, 2, fresh)).toEqual({ open: ['Novice'], up: null, down: null });
  expect(standing(61, 2, fresh)).toEqual({
    ...{ open: [], up: null, down: { grade: 'Novice', pounds: 1 } },
  });
  expect(standing(120, 5).up).toBeNull();
});

test('a step of the rating opens its class, and one pound less opens nothing', () => {
  const horse = fc.record({
    rating: fc.integer({ min: 0, max: 140 }),
    birthSeason: fc.integer({ min: season - 9, max: season - 2 }),
    sex: fc.constantFrom('male' as const, 'female' as const),
    wins: fc.nat({ max: 3 }),
  });
  fc.assert(
    fc.property(horse, fc.constantFrom(old, fresh), (each, stable) => {
      const at = (rating: number) => standingOnLadder({ ...each, rating }, stable, now);
      const { open, up, down } = at(each.rating);
      for (const [step, sign] of [[up, 1] as const, [down, -1] as const]) {
        if (step === null) continue;
        expect(at(each.rating + sign * step.pounds).open).toContain(step.grade);
        const before = at(each.rating + sign * (step.pounds - 1)).open;
        expect(before.filter((grade) => !open.includes(grade))).toEqual([]);
      }
    }),
  );
});
