import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../src/season/durations.ts';
import { eachTalent } from '../../src/training/gains.ts';
import { overreachWarnings } from '../../src/training/overreaching.ts';
import { programmes } from '../../src/training/programmes.ts';
import { sessionOutcome } from '../../src/training/sessionOutcome.ts';
import { type HorseToTrain, sessionOutlook } from '../../src/training/sessionOutlook.ts';
import { trainedTalents } from '../../src/training/work.ts';
import { horse, kept, NOW, spans } from './horse.ts';

const { speed, endurance, agility } = programmes;

const work = fc.constantFrom(speed, endurance, agility);

/** What everybody may know of the horse. */
const known = (one: typeof horse, rating: number): HorseToTrain => ({
  ...one,
  conditionAt: one.at,
  rating,
});

describe('what a session leaves', () => {
  it('is kept in whole percents and ten-thousandths, and never lifts a talent over its ceiling', () => {
    fc.assert(
      fc.property(kept, work, spans, (before, session, after) => {
        const outcome = sessionOutcome(before, session, before.at + after);
        for (const percent of [outcome.condition, outcome.energy]) {
          expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
        }
        for (const talent of trainedTalents) {
          const gained = outcome.gains[talent];
          expect(Number.isInteger(gained) && gained >= 0).toBe(true);
          const room = before.ceilings[talent] - before.talents[talent];
          expect(gained / 10_000).toBeLessThanOrEqual(Math.max(0, room));
        }
      }),
    );
  });

  it('brings on a horse that is nearly fit, too', () => {
    const fit = { ...horse, condition: 97, energy: 90 };
    expect(sessionOutcome(fit, speed, NOW).condition).toBe(98);
    expect(sessionOutcome({ ...fit, condition: 100 }, speed, NOW).condition).toBe(100);
  });

  it('is judged by what the owner was shown: a slow recoverer that looked rested is not overreached', () => {
    const slow = { ...horse, energy: 10, talents: { ...horse.talents, recovery: 0 } };
    expect(sessionOutcome(slow, agility, NOW + 4 * HOUR)).toMatchObject({ overreached: false });
    expect(sessionOutcome(slow, agility, NOW + 3 * HOUR)).toMatchObject({ overreached: true });
  });

  it('tells of the talent for recovery no more than its band', () => {
    const energyLeft = (recovery: number) => {
      const talents = { ...horse.talents, recovery };
      return sessionOutcome({ ...horse, energy: 0, talents }, speed, NOW + 20 * HOUR).energy;
    };
    expect(energyLeft(64)).toBe(energyLeft(56));
    expect(energyLeft(90)).toBeGreaterThan(energyLeft(10));
  });
});

describe('the outlook before paying', () => {
  it('foretells the condition and, for an average recovery, the energy to the percent', () => {
    fc.assert(
      fc.property(kept, work, spans, (before, session, after) => {
        const average = { ...before, talents: { ...before.talents, recovery: 50 } };
        const outlook = sessionOutlook(known(average, 60), session, before.at + after);
        const outcome = sessionOutcome(average, session, before.at + after);
        expect(outlook).toMatchObject({ condition: outcome.condition, energy: outcome.energy });
      }),
    );
  });

  it('warns in a sentence of every session that overreaches, whatever the talent for recovery', () => {
    fc.assert(
      fc.property(kept, work, spans, (before, session, after) => {
        const { overreach } = sessionOutlook(known(before, 60), session, before.at + after);
        const { overreached, gains } = sessionOutcome(before, session, before.at + after);
        expect(overreach !== null).toBe(overreached);
        if (overreach === null) return;
        expect(overreachWarnings[overreach]).toMatch(/\.$/);
        expect(Object.values(gains).every((gain) => gain === 0)).toBe(true);
      }),
    );
  });

  it('gives bounds that hold for a horse whose talents are near what its rating says', () => {
    const offs = fc.double({ min: -14, max: 14, noNaN: true });
    const room = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        kept,
        work,
        fc.integer({ min: 20, max: 115 }),
        offs,
        room,
        (base, session, rating, off, share) => {
          const talent = Math.max(1, Math.min(100, (rating + 13) / 1.3 + off));
          const least = Math.max(55, talent);
          const ceiling = least + share * (Math.max(95, least) - least);
          const one = {
            ...base,
            talents: { ...eachTalent(() => talent), recovery: 50 },
            ceilings: eachTalent(() => ceiling),
          };
          const at = one.at + HOUR;
          const { gains } = sessionOutlook(known(one, rating), session, at);
          const outcome = sessionOutcome(one, session, at);
          for (const { talent: name, least: low, likely, most } of gains) {
            if (name === 'recovery') continue;
            const gained = outcome.gains[name] / 10_000;
            expect(gained).toBeGreaterThanOrEqual(low - 0.0001);
            expect(gained).toBeLessThanOrEqual(most + 0.0001);
            expect(likely).toBeGreaterThanOrEqual(low);
            expect(likely).toBeLessThanOrEqual(most);
          }
        },
      ),
    );
  });

  it('names the talents of the programme, and when it ends', () => {
    const outlook = sessionOutlook(known(horse, 60), speed, NOW);
    expect(outlook.endsAt).toBe(NOW + 2 * HOUR);
    expect(outlook.gains.map(({ talent }) => talent)).toEqual(['speed', 'acceleration']);
    expect(outlook.energy).toBe(78);
  });

  it('says that a horse which is overreached learns nothing until it has rested two days', () => {
    const tired = known({ ...horse, overreached: true }, 60);
    expect(sessionOutlook(tired, agility, NOW + DAY).overreach).toBe('still overreached');
    expect(sessionOutlook(tired, agility, NOW + 2 * DAY).overreach).toBeNull();
  });
});
