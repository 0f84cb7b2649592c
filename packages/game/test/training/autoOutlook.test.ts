import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../src/season/durations.ts';
import { autoOutlook, mostAWeek } from '../../src/training/autoOutlook.ts';
import { autoProgrammes } from '../../src/training/autoProgrammes.ts';
import { autoProgrammeIds, horse, kept, NOW } from './horse.ts';

describe('the outlook of a week', () => {
  const around = { raceTimes: [], credits: 25_000 };
  const known = { ...horse, conditionAt: NOW, rating: 60, atWork: null };

  it('is the week that the auto-trainer makes of an average horse', () => {
    fc.assert(
      fc.property(
        kept,
        autoProgrammeIds,
        fc.integer({ min: 300, max: 9000 }),
        (start, id, budget) => {
          const now = start.at;
          const order = { programme: id, weeklyBudget: budget };
          const found = autoOutlook({ ...known, ...start, conditionAt: now }, order, around, now);
          const skipped = found.skipped.reduce((sum, { sessions }) => sum + sessions, 0);
          expect(found.held + skipped).toBe(found.due);
          expect(found.due).toBe((7 * DAY) / autoProgrammes[id].everyMs);
          expect(found.cost).toBe(found.held * autoProgrammes[id].price);
          for (const percent of [found.condition, found.energy]) {
            expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('tells what a horse cannot bear: Auto Speed every four hours is too much', () => {
    const found = autoOutlook(known, { programme: 'speed', weeklyBudget: 12_600 }, around, NOW);
    expect(found.due).toBe(42);
    expect(found.held).toBeLessThan(25);
    expect(found.skipped[0]?.reason).toMatch(/overreached|too tired/);
    expect(found.lowestEnergy).toBeGreaterThanOrEqual(35 - 14);
  });

  it('begins when a session that is on has ended', () => {
    const atWork = { until: NOW + 5 * HOUR, energy: 40 };
    const order = { programme: 'speed', weeklyBudget: 12_600 } as const;
    const found = autoOutlook({ ...known, atWork }, order, around, NOW);
    expect(found.skipped).toContainEqual({ reason: 'at work', sessions: 1 });
  });

  it.each([
    ['speed', 99_999, 12_600],
    ['speed', 1_000, 900],
    ['balanced', 5_600, 5_600],
    ['endurance', 249, 0],
    ['recovery', 99_999, 2_100],
  ] as const)('of %s within $%i costs at most $%i', (id, budget, most) => {
    expect(mostAWeek(id, budget)).toBe(most);
  });
});
