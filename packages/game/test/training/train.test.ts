import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../src/season/durations.ts';
import { afterRace } from '../../src/training/afterRace.ts';
import { ageFactor, gains } from '../../src/training/gains.ts';
import { overreach, overreachWarnings } from '../../src/training/overreaching.ts';
import { overTime } from '../../src/training/overTime.ts';
import { programmes } from '../../src/training/programmes.ts';
import { train } from '../../src/training/train.ts';
import { trainedTalents } from '../../src/training/work.ts';
import { horse, horses, NOW, spans, works } from './horse.ts';

const { speed, endurance, agility } = programmes;

describe('a session', () => {
  it('gives three fifths of its points, less what the ceiling leaves no room for', () => {
    const trained = train(horse, speed, NOW);
    expect(trained.talents.speed).toBeCloseTo(50 + 3 * 0.6 * (30 / 80));
    expect(trained.talents.acceleration).toBeCloseTo(50 + 1 * 0.6 * (30 / 80));
    expect(trained.talents.stamina).toBe(50);
    expect(trained).toMatchObject({ at: NOW + 2 * HOUR, energy: 78 });
    expect(trained.condition).toBeCloseTo(70 + (5 * 34) / 104);
  });

  it('never lifts a talent beyond its ceiling, nor lowers one', () => {
    fc.assert(
      fc.property(horses, works, spans, (before, work, after) => {
        const trained = train(before, work, before.at + after);
        for (const talent of trainedTalents) {
          const was = before.talents[talent];
          expect(trained.talents[talent]).toBeGreaterThanOrEqual(was);
          expect(trained.talents[talent]).toBeLessThanOrEqual(
            Math.max(was, before.ceilings[talent]),
          );
        }
      }),
    );
  });

  it('keeps condition and energy between 0 and 100', () => {
    fc.assert(
      fc.property(horses, works, spans, (before, work, after) => {
        const { condition, energy } = train(before, work, before.at + after);
        for (const percent of [condition, energy]) {
          expect(percent).toBeGreaterThanOrEqual(0);
          expect(percent).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('teaches less the nearer the ceiling, the older and the more tired the horse', () => {
    const near = { ...horse, talents: { ...horse.talents, speed: 70 } };
    expect(gains(near, speed).speed).toBeLessThan(gains(horse, speed).speed);
    expect(gains({ ...horse, energy: 30 }, speed).speed).toBeCloseTo(gains(horse, speed).speed / 2);
    expect([2, 3, 4, 5, 6, 7, 12].map(ageFactor)).toEqual([1.2, 1.1, 1, 0.8, 0.6, 0.4, 0.4]);
    expect(gains({ ...horse, birthSeason: -2 }, speed).speed).toBeCloseTo(
      1.2 * gains(horse, speed).speed,
    );
  });

  it('closes about a quarter of the gap in a season of each programme in turn every second day', () => {
    const turns = [speed, endurance, agility];
    let shown = horse;
    for (let session = 0; session < 42; session++) {
      const programme = turns[session % turns.length] ?? speed;
      shown = train({ ...shown, birthSeason: -4 }, programme, NOW + session * 2 * DAY);
    }
    const closed = (shown.talents.speed - 50) / 30;
    expect(closed).toBeGreaterThan(0.2);
    expect(closed).toBeLessThan(0.35);
    expect(shown.overreached).toBe(false);
  });
});

describe('time', () => {
  it('passes in two steps as in one', () => {
    fc.assert(
      fc.property(horses, spans, spans, (start, first, second) => {
        const atOnce = overTime(start, start.at + first + second);
        const inSteps = overTime(overTime(start, start.at + first), start.at + first + second);
        expect(inSteps.condition).toBeCloseTo(atOnce.condition, 6);
        expect(inSteps.energy).toBeCloseTo(atOnce.energy, 6);
        expect({ ...inSteps, condition: 0, energy: 0 }).toEqual({
          ...atOnce,
          condition: 0,
          energy: 0,
        });
      }),
    );
  });

  it('brings energy back and takes condition away', () => {
    fc.assert(
      fc.property(horses, spans, spans, (start, first, more) => {
        const sooner = overTime(start, start.at + first);
        const later = overTime(start, start.at + first + more);
        expect(later.energy).toBeGreaterThanOrEqual(sooner.energy);
        expect(later.condition).toBeLessThanOrEqual(sooner.condition);
        expect(later.talents).toEqual(start.talents);
      }),
    );
  });

  it('does not run backwards', () => {
    expect(overTime(horse, NOW - HOUR)).toBe(horse);
  });

  it('brings back half of the energy that is missing in about 15 hours', () => {
    expect(overTime({ ...horse, energy: 0 }, NOW + 15 * HOUR).energy).toBeCloseTo(50, 0);
  });
});

describe('overreaching', () => {
  it('is foretold in a sentence before the session, and then comes true', () => {
    fc.assert(
      fc.property(horses, works, (before, work) => {
        const foretold = overreach(before, work);
        const trained = train(before, work, before.at);
        expect(trained.overreached).toBe(foretold !== null || before.overreached);
        if (foretold === null) return;
        expect(overreachWarnings[foretold]).toMatch(/\.$/);
        expect(trained.talents).toEqual(before.talents);
      }),
    );
  });

  it('comes from work with less than a quarter of energy', () => {
    expect(overreach({ ...horse, energy: 24.9 }, agility)).toBe('too tired');
    expect(overreach({ ...horse, energy: 25 }, agility)).toBeNull();
  });

  const worked = (loads: readonly (readonly [daysAgo: number, load: number])[]) => ({
    ...horse,
    work: loads.map(([daysAgo, load]) => ({ at: NOW - daysAgo * DAY, load })),
  });

  it('comes from half as much again as an ordinary week, this session included', () => {
    expect(overreach(worked([[1, 287]]), endurance)).toBeNull();
    expect(overreach(worked([[1, 288]]), endurance)).toBe('too much work');
  });

  it('counts as this week what was done less than seven days ago', () => {
    expect(overreach(worked([[6.9, 288]]), endurance)).toBe('too much work');
    expect(overreach(worked([[7, 288]]), endurance)).toBeNull();
  });

  it('allows more to a horse used to more, by a quarter of what it did in the last 28 days', () => {
    const usedTo = (daysAgo: number, load: number) =>
      overreach(
        worked([
          [daysAgo, load],
          [1, 332],
        ]),
        endurance,
      );
    // A week of 360 is half as much again as one of 240.
    expect(usedTo(27.9, 600)).toBeNull();
    expect(usedTo(27.9, 599)).toBe('too much work');
    expect(usedTo(28, 600)).toBe('too much work');
    expect(usedTo(7, 600)).toBeNull();
  });

  it('is mended by 48 hours of rest, and by nothing less', () => {
    const tired = train({ ...horse, energy: 20 }, speed, NOW);
    expect(tired.overreached).toBe(true);
    expect(overTime(tired, tired.at + 48 * HOUR - 1).overreached).toBe(true);
    expect(overTime(tired, tired.at + 48 * HOUR).overreached).toBe(false);
    const worked = train(tired, agility, tired.at + 40 * HOUR);
    expect(worked.talents).toEqual(tired.talents);
    expect(overTime(worked, tired.at + 48 * HOUR).overreached).toBe(true);
  });
});

describe('a race', () => {
  it('is work: it costs 30 and one for every 80 m, and is remembered', () => {
    const run = afterRace(horse, 1200, NOW + HOUR);
    expect(run).toMatchObject({ energy: 55, idleSince: NOW + HOUR });
    expect(run.work).toEqual([{ at: NOW + HOUR, load: 45 }]);
    expect(run.condition).toBe(72);
    expect(overTime(run, run.at + 28 * DAY - 1).work).toEqual(run.work);
    expect(overTime(run, run.at + 28 * DAY).work).toEqual([]);
  });
});
