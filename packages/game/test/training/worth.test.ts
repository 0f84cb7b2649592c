import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOO_TIRED } from '../../src/horses/energy.ts';
import type { Specialty } from '../../src/horses/specialty.ts';
import { lengthsUnfit } from '../../src/races/worthInLengths.ts';
import { DAY, HOUR } from '../../src/season/durations.ts';
import { SEASON_WEEKS } from '../../src/season/season.ts';
import { starterRanges } from '../../src/stables/starterHorse.ts';
import { afterRace } from '../../src/training/afterRace.ts';
import { eachTalent } from '../../src/training/gains.ts';
import type { HorseInTraining } from '../../src/training/horseInTraining.ts';
import { bestDistance, lengthsGained } from '../../src/training/lengthsGained.ts';
import { overTime } from '../../src/training/overTime.ts';
import { type Programme, programmes } from '../../src/training/programmes.ts';
import { talentBand } from '../../src/training/sessionOutlook.ts';
import { train } from '../../src/training/train.ts';
import { trainedTalents } from '../../src/training/work.ts';
import { horse, horses, NOW } from './horse.ts';

const each = Object.values(programmes);
const anyProgramme = fc.constantFrom<Programme>(...each);
const anySpecialty = fc.constantFrom<Specialty>(
  'Sprint',
  'Mile',
  'Middle Distance',
  'Long Distance',
);

/** Lengths by which a horse is ahead, at an off over its best distance, of itself at its best as it was before. */
function ahead(now: HorseInTraining, before: HorseInTraining, distance: number): number {
  const gained = eachTalent((talent) => now.talents[talent] - before.talents[talent]);
  return lengthsGained(gained, distance) - lengthsUnfit(now);
}

describe('training pays', () => {
  it('in every race of a season, with a session after each run and three to ten days between', () => {
    const season = fc.record({
      before: horses,
      gap: fc.integer({ min: 3 * 24, max: 10 * 24 }),
      wait: fc.integer({ min: 1, max: 20 }),
      programme: anyProgramme,
      specialty: anySpecialty,
    });
    fc.assert(
      fc.property(season, ({ before, gap, wait, programme, specialty }) => {
        const distance = bestDistance[specialty];
        const start = { ...before, energy: 100, overreached: false, work: [] };
        let [trained, untrained]: [HorseInTraining, HorseInTraining] = [start, start];
        const first = before.at + 3 * DAY;
        for (let off = first; off < first + SEASON_WEEKS * 7 * DAY; off += gap * HOUR) {
          const [one, other] = [overTime(trained, off), overTime(untrained, off)];
          expect(one.overreached).toBe(false);
          expect(ahead(one, start, distance)).toBeGreaterThanOrEqual(ahead(other, start, distance));
          trained = train(afterRace(one, distance, off), programme, off + wait * HOUR);
          untrained = afterRace(other, distance, off);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('and overreaches no newcomer between any two of its first five runs that it is not too tired for', () => {
    const newcomer = fc.record({
      gaps: fc.array(fc.integer({ min: 0, max: 96 }), { minLength: 4, maxLength: 4 }),
      programme: anyProgramme,
      distance: fc.constantFrom(1200, 1400, 1600),
    });
    fc.assert(
      fc.property(newcomer, ({ gaps, programme, distance }) => {
        let trained: HorseInTraining = { ...horse, energy: 85 };
        for (const gap of gaps) {
          trained = overTime(
            afterRace(trained, distance, trained.at + HOUR),
            trained.at + 2 * HOUR,
          );
          while (trained.energy < TOO_TIRED) trained = overTime(trained, trained.at + HOUR);
          trained = train(trained, programme, trained.at);
          expect(trained.overreached).toBe(false);
          trained = overTime(trained, trained.at + gap * HOUR);
        }
      }),
    );
  });

  it('a length and more for $10,000, for a newcomer’s horse that has what is likely ahead of it', () => {
    const { rating, 'talent deviation': deviation } = starterRanges;
    const off = fc.integer({ min: deviation[0], max: deviation[1] });
    const starter = fc.record({
      rating: fc.integer({ min: rating[0], max: rating[1] }),
      off: fc.array(off, { minLength: trainedTalents.length, maxLength: trainedTalents.length }),
      ceiling: fc.integer({ min: 75, max: 95 }),
      specialty: fc.constantFrom<Specialty>('Sprint', 'Mile'),
      first: fc.constantFrom(0, 1, 2),
    });
    fc.assert(
      fc.property(starter, (drawn) => {
        const { mean } = talentBand(drawn.rating);
        const talents = eachTalent(
          (talent) => mean + (drawn.off[trainedTalents.indexOf(talent)] ?? 0),
        );
        const start = {
          ...horse,
          birthSeason: -2,
          talents,
          ceilings: eachTalent(() => drawn.ceiling),
        };
        let [trained, left]: [HorseInTraining, number] = [start, 10_000];
        for (let session = drawn.first; ; session++) {
          const programme = each[session % each.length] ?? programmes.speed;
          if (programme.price > left) break;
          left -= programme.price;
          trained = train(trained, programme, NOW + session * 2 * DAY);
        }
        const gained = eachTalent((talent) => trained.talents[talent] - start.talents[talent]);
        expect(lengthsGained(gained, bestDistance[drawn.specialty])).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
