import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noviceClass, raceClasses } from '../../src/races/classes.ts';
import { type ClosedWeek, nextPrizeSubsidy, purseAt } from '../../src/races/prizeSubsidy.ts';

const percents = fc.integer({ min: 60, max: 140 });
const closedWeeks = fc.array(
  fc.record<ClosedWeek>({
    percent: percents,
    stables: fc.integer({ min: 0, max: 60 }),
    won: fc.integer({ min: 0, max: 3_000_000 }),
    spent: fc.integer({ min: -500, max: 3_000_000 }),
  }),
  { maxLength: 4 },
);

const weeksLike = (week: Partial<ClosedWeek>, length = 4) =>
  Array.from({ length }, () => ({ percent: 100, stables: 50, won: 1000, spent: 1000, ...week }));

describe('the house part of a week', () => {
  it('is what would have paid $1.025 for each dollar spent', () => {
    expect(nextPrizeSubsidy(100, weeksLike({ won: 1025 }))).toBe(100);
    expect(nextPrizeSubsidy(100, weeksLike({ won: 1048 }))).toBe(97);
    expect(nextPrizeSubsidy(100, weeksLike({ won: 995 }))).toBe(104);
    // What the judged weeks were paid at counts, not what is paid now.
    expect(nextPrizeSubsidy(97, weeksLike({ percent: 96, won: 1025 }))).toBe(96);
  });

  it('moves by seven points a week at the most, between 60 and 140', () => {
    expect(nextPrizeSubsidy(100, weeksLike({ won: 3000 }))).toBe(93);
    expect(nextPrizeSubsidy(100, weeksLike({ won: 0 }))).toBe(107);
    expect(nextPrizeSubsidy(62, weeksLike({ percent: 62, won: 3000 }))).toBe(60);
    expect(nextPrizeSubsidy(138, weeksLike({ percent: 138, won: 0 }))).toBe(140);
    fc.assert(
      fc.property(percents, closedWeeks, (present, weeks) => {
        const next = nextPrizeSubsidy(present, weeks);
        expect(Number.isInteger(next)).toBe(true);
        expect(next).toBeGreaterThanOrEqual(Math.max(60, present - 7));
        expect(next).toBeLessThanOrEqual(Math.min(140, present + 7));
      }),
    );
  });

  it('stays where a week, or nineteen stables, are all there is to judge by', () => {
    expect(nextPrizeSubsidy(103, weeksLike({ won: 3000 }, 1))).toBe(103);
    expect(nextPrizeSubsidy(103, weeksLike({ won: 3000 }, 2))).toBe(96);
    expect(nextPrizeSubsidy(103, weeksLike({ won: 3000, stables: 19 }))).toBe(103);
    expect(nextPrizeSubsidy(103, weeksLike({ won: 3000, stables: 20 }))).toBe(96);
    expect(nextPrizeSubsidy(103, weeksLike({ spent: 0 }))).toBe(103);
    expect(nextPrizeSubsidy(103, [])).toBe(103);
  });

  it('is never more for stables that won more, nor less for those that spent more', () => {
    fc.assert(
      fc.property(percents, closedWeeks, fc.nat(500_000), (present, weeks, more) => {
        const spent = weeks.reduce((sum, week) => sum + week.spent, 0);
        fc.pre(spent > 0);
        const [newest, ...older] = weeks;
        if (newest === undefined) return;
        const next = nextPrizeSubsidy(present, weeks);
        expect(
          nextPrizeSubsidy(present, [{ ...newest, won: newest.won + more }, ...older]),
        ).toBeLessThanOrEqual(next);
        expect(
          nextPrizeSubsidy(present, [{ ...newest, spent: newest.spent + more }, ...older]),
        ).toBeGreaterThanOrEqual(next);
      }),
    );
  });

  it('comes to the aim and stays there, wherever it begins', () => {
    fc.assert(
      fc.property(percents, fc.double({ min: 0.8, max: 1.25, noNaN: true }), (first, planned) => {
        const weeks: ClosedWeek[] = [];
        let percent = first;
        for (let week = 0; week < 40; week++) {
          const won = Math.round(1_000_000 * planned * (0.24 + (0.76 * percent) / 100));
          weeks.unshift({ percent, stables: 100, won, spent: 1_000_000 });
          percent = nextPrizeSubsidy(percent, weeks.slice(0, 4));
        }
        for (const { won, spent } of weeks.slice(0, 4)) {
          expect(won / spent).toBeGreaterThanOrEqual(1);
          expect(won / spent).toBeLessThanOrEqual(1.03);
        }
      }),
    );
  });
});

describe('a purse', () => {
  const classes = [...raceClasses, noviceClass];
  const classFive = { purse: 8000, entryFee: 240 };

  it('is the planned one where the house pays its planned part', () => {
    for (const each of classes) expect(purseAt(each, 100)).toBe(each.purse);
    expect(purseAt({ purse: 1111, entryFee: 33 }, 100)).toBe(1111);
  });

  it('moves by the house’s part alone: fees stay', () => {
    // The house pays $6,056 of a Class 5, and $4,000 of a Novice.
    expect(purseAt(classFive, 90)).toBe(7400);
    expect(purseAt(classFive, 110)).toBe(8600);
    expect(purseAt({ purse: 4000, entryFee: 0 }, 90)).toBe(3600);
  });

  it('is a multiple of $50, grows with the part, and is within $25 of what it should be', () => {
    fc.assert(
      fc.property(fc.constantFrom(...classes), percents, (race, percent) => {
        const purse = purseAt(race, percent);
        const fees = 8.1 * race.entryFee;
        expect(purse % 50).toBe(0);
        expect(Math.abs(purse - fees - ((race.purse - fees) * percent) / 100)).toBeLessThan(25.001);
        if (percent < 140) expect(purseAt(race, percent + 1)).toBeGreaterThanOrEqual(purse);
      }),
    );
  });

  it('keeps the order of the classes', () => {
    fc.assert(
      fc.property(percents, (percent) => {
        const purses = classes.map((race) => [race.purse, purseAt(race, percent)] as const);
        for (const [planned, paid] of purses) {
          for (const [other, otherPaid] of purses)
            if (planned > other) expect(paid).toBeGreaterThan(otherPaid);
        }
      }),
    );
  });
});
