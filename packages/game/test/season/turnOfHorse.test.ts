import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageAllowed } from '../../src/horses/age.ts';
import { specialties } from '../../src/horses/specialty.ts';
import { turnOfHorse } from '../../src/season/turnOfHorse.ts';

const season = 9;
const turned = (sex: 'male' | 'female', age: number) =>
  turnOfHorse({ sex, birthSeason: season - age, specialty: 'Mile' }, season);

describe('the first day of a season', () => {
  it('makes a horse of a colt and a mare of a filly at five, and of no other', () => {
    const words = [3, 4, 5, 6].map((age) => [turned('male', age), turned('female', age)]);
    expect(words.map((both) => both.map(({ wasCalled, gender }) => [wasCalled, gender]))).toEqual([
      [
        [null, 'Colt'],
        [null, 'Filly'],
      ],
      [
        [null, 'Colt'],
        [null, 'Filly'],
      ],
      [
        ['Colt', 'Horse'],
        ['Filly', 'Mare'],
      ],
      [
        [null, 'Horse'],
        [null, 'Mare'],
      ],
    ]);
  });

  it('opens the age classes of a horse’s age, and closes those of the year before', () => {
    expect(turned('male', 2)).toMatchObject({ opens: ['2yo'], closes: [] });
    expect(turned('male', 3)).toMatchObject({ opens: ['3yo', '3yo+'], closes: ['2yo'] });
    expect(turned('male', 4)).toMatchObject({ opens: ['4yo+'], closes: ['3yo'] });
    expect(turned('male', 5)).toMatchObject({ opens: [], closes: [] });
  });

  it('takes a horse from one division to the next', () => {
    expect(turned('female', 3)).toMatchObject({
      newDivisions: ['three-year-olds', 'fillies-and-mares', 'mile'],
      lostDivisions: ['two-year-olds'],
    });
    expect(turned('male', 4)).toMatchObject({
      newDivisions: [],
      lostDivisions: ['three-year-olds'],
    });
  });

  it('takes the allowance of its youth away by four', () => {
    const allowances = [2, 3, 4].map((age) => turned('male', age));
    expect(allowances.map((each) => [each.allowanceBefore, each.allowance])).toEqual([
      [12, 26],
      [26, 12],
      [12, 0],
    ]);
  });

  it('costs an old horse more each season, and says when the house sends one out no more', () => {
    const lost = [3, 4, 5, 6, 7, 8].map((age) => turned('male', age).lengthsLost);
    expect(lost.map((lengths) => Number(lengths.toFixed(1)))).toEqual([0, 0.1, 0.7, 1.3, 2, 2.6]);
    expect([7, 8, 9].map((age) => turned('male', age).retiringAge)).toEqual([false, true, true]);
  });

  it('says of every horse what it may run in now, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('male' as const, 'female' as const),
        fc.integer({ min: 2, max: 12 }),
        fc.constantFrom(...specialties),
        (sex, age, specialty) => {
          const { opens, closes, ...turn } = turnOfHorse(
            { sex, birthSeason: season - age, specialty },
            season,
          );
          expect(turn.age).toBe(age);
          expect(opens.every((each) => ageAllowed(each, age))).toBe(true);
          expect(closes.some((each) => ageAllowed(each, age))).toBe(false);
          expect(turn.newDivisions.filter((each) => turn.lostDivisions.includes(each))).toEqual([]);
        },
      ),
    );
  });
});
