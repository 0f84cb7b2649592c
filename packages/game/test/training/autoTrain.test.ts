import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../src/season/durations.ts';
import { autoProgrammes } from '../../src/training/autoProgrammes.ts';
import { autoTrain, startAutoTraining } from '../../src/training/autoTrain.ts';
import { dueSlots, nextSlot } from '../../src/training/dueSlots.ts';
import { type Plans, skipReason } from '../../src/training/skipReason.ts';
import { autoProgrammeIds, horse, kept, NOW, spans } from './horse.ts';

const paid = (sessions: readonly { price: number }[]) =>
  sessions.reduce((sum, { price }) => sum + price, 0);

const everyMs = fc.constantFrom(4 * HOUR, 6 * HOUR, 8 * HOUR, 12 * HOUR);

describe('due slots', () => {
  it('come each exactly once, however the time between is cut up', () => {
    const cuts = fc.array(fc.integer({ min: 0, max: 10 * DAY }), { maxLength: 12 });
    fc.assert(
      fc.property(everyMs, cuts, (every, moments) => {
        const ends = [...moments, 10 * DAY].sort((a, b) => a - b).map((each) => NOW + each);
        let from = NOW;
        const seen = ends.flatMap((to) => {
          const slots = dueSlots(NOW, every, from, to);
          from = to;
          return slots;
        });
        const count = Math.floor((10 * DAY) / every);
        expect(seen).toEqual(Array.from({ length: count }, (_, k) => NOW + (k + 1) * every));
      }),
    );
  });

  it('follow the start by one interval, and the present by at most one', () => {
    expect(nextSlot(NOW, 4 * HOUR, NOW)).toBe(NOW + 4 * HOUR);
    expect(nextSlot(NOW, 4 * HOUR, NOW + 4 * HOUR)).toBe(NOW + 8 * HOUR);
    expect(nextSlot(NOW, 4 * HOUR, NOW - 9 * HOUR)).toBe(NOW + 4 * HOUR);
  });
});

describe('the auto-trainer', () => {
  const free: Plans = { raceTimes: [], spent: 0, weeklyBudget: 10_000, credits: 10_000 };

  it.each([
    ['a free horse', null, {}, {}],
    ['a horse at work', 'at work', { at: NOW + 1 }, {}],
    ['a race within 24 hours', 'race near', {}, { raceTimes: [NOW + DAY - 1] }],
    ['a race after 24 hours', null, {}, { raceTimes: [NOW + DAY] }],
    ['a race behind it', null, {}, { raceTimes: [NOW - 1] }],
    ['34 % of energy', 'too tired', { energy: 34 }, {}],
    ['35 % of energy', null, { energy: 35 }, {}],
    ['96 % of condition', 'fit enough', { condition: 96 }, {}],
    ['95 % of condition', null, { condition: 95 }, {}],
    ['a budget that the price breaks', 'budget spent', {}, { spent: 9701 }],
    ['a budget that the price fills', null, {}, { spent: 9700 }],
    ['credits short of the price', 'no credits', {}, { credits: 299 }],
    ['credits of the price', null, {}, { credits: 300 }],
    ['an overreached horse', 'overreached', { overreached: true }, {}],
  ] as const)('with %s answers %s', (_, reason, change, plans) => {
    expect(
      skipReason({ ...horse, ...change }, autoProgrammes.speed, NOW, { ...free, ...plans }),
    ).toBe(reason);
  });

  it('lets the most tired horse recover', () => {
    expect(skipReason({ ...horse, energy: 3 }, autoProgrammes.recovery, NOW, free)).toBeNull();
  });

  it('leaves an overreached horse to its 48 hours of rest, from recovery too', () => {
    const tired = { ...horse, overreached: true };
    const { recovery } = autoProgrammes;
    expect(skipReason(tired, recovery, NOW + 48 * HOUR - 1, free)).toBe('overreached');
    expect(skipReason(tired, recovery, NOW + 48 * HOUR, free)).toBeNull();
  });

  it('does in two calls what it does in one, after any downtime', () => {
    const races = fc.array(
      spans.map((span) => NOW + span),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(
        kept,
        autoProgrammeIds,
        fc.integer({ min: 0, max: 4000 }),
        races,
        fc.tuple(spans, spans),
        fc.integer({ min: 0, max: 12_000 }),
        (start, programme, budget, raceTimes, [first, second], credits) => {
          const order = startAutoTraining(programme, budget, start.at);
          const middle = start.at + first;
          const end = middle + second;
          const atOnce = autoTrain(start, order, { raceTimes, credits }, end);
          const before = autoTrain(start, order, { raceTimes, credits }, middle);
          const left = credits - paid(before.sessions);
          const after = autoTrain(before.horse, before.order, { raceTimes, credits: left }, end);
          expect(left).toBeGreaterThanOrEqual(0);
          expect([...before.sessions, ...after.sessions]).toEqual(atOnce.sessions);
          expect(after.horse).toEqual(atOnce.horse);
          expect(after.order).toEqual(atOnce.order);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('never charges for a session left out, nor more than the budget of a week', () => {
    fc.assert(
      fc.property(
        kept,
        autoProgrammeIds,
        fc.integer({ min: 0, max: 3000 }),
        (start, id, budget) => {
          const order = startAutoTraining(id, budget, start.at);
          const { sessions } = autoTrain(
            start,
            order,
            { raceTimes: [], credits: 99_000 },
            start.at + 28 * DAY,
          );
          const weeks = new Map<number, number>();
          for (const { at, skipped, price } of sessions) {
            expect(price).toBe(skipped === null ? autoProgrammes[id].price : 0);
            const week = Math.floor((at - Date.UTC(2026, 0, 5)) / (7 * DAY));
            weeks.set(week, (weeks.get(week) ?? 0) + price);
          }
          for (const spent of weeks.values()) expect(spent).toBeLessThanOrEqual(budget);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('runs no horse down: energy stays above a fifth and nothing is overreached', () => {
    const fresh = { ...horse, condition: 40 };
    const { horse: trained, sessions } = autoTrain(
      fresh,
      startAutoTraining('speed', 100_000, NOW),
      { raceTimes: [], credits: 100_000 },
      NOW + 14 * DAY,
    );
    expect(sessions.length).toBe(84);
    expect(sessions.some(({ skipped }) => skipped === null)).toBe(true);
    expect(trained.energy).toBeGreaterThan(20);
    expect(trained.overreached).toBe(false);
    expect(trained.talents.speed).toBeGreaterThan(fresh.talents.speed);
  });
});
