import fc from 'fast-check';
import { DAY } from '../../src/season/durations.ts';
import { EPOCH } from '../../src/season/season.ts';
import { type AutoProgrammeId, autoProgrammes } from '../../src/training/autoProgrammes.ts';
import type { HorseInTraining } from '../../src/training/horseInTraining.ts';
import { type Programme, programmes } from '../../src/training/programmes.ts';
import { train } from '../../src/training/train.ts';
import type { Trained } from '../../src/training/work.ts';

export const NOW = EPOCH + 30 * DAY;

const even = (figure: number): Trained => ({
  speed: figure,
  acceleration: figure,
  stamina: figure,
  recovery: figure,
  agility: figure,
  balance: figure,
});

/** A fresh four-year-old with room to improve. */
export const horse: HorseInTraining = {
  at: NOW,
  birthSeason: -4,
  condition: 70,
  energy: 100,
  talents: even(50),
  ceilings: even(80),
  work: [],
  idleSince: NOW,
  overreached: false,
};

const figures = (min: number, max: number) =>
  fc.record<Trained>({
    speed: fc.double({ min, max, noNaN: true }),
    acceleration: fc.double({ min, max, noNaN: true }),
    stamina: fc.double({ min, max, noNaN: true }),
    recovery: fc.double({ min, max, noNaN: true }),
    agility: fc.double({ min, max, noNaN: true }),
    balance: fc.double({ min, max, noNaN: true }),
  });

const percents = fc.double({ min: 0, max: 100, noNaN: true });

/** Horses with any history that work can give them. */
export const horses: fc.Arbitrary<HorseInTraining> = fc
  .record({
    birthSeason: fc.integer({ min: -8, max: -2 }),
    condition: percents,
    energy: percents,
    talents: figures(1, 100),
    ceilings: figures(55, 95),
    past: fc.array(
      fc.record({
        programme: fc.constantFrom<Programme>(...Object.values(programmes)),
        after: fc.integer({ min: 0, max: 4 * DAY }),
      }),
      { maxLength: 12 },
    ),
  })
  .map(({ past, ...start }) => {
    let [shown, at]: [HorseInTraining, number] = [{ ...horse, ...start }, NOW];
    for (const { programme, after } of past) {
      at = shown.at + after;
      shown = train(shown, programme, at);
    }
    return shown;
  });

/** Horses as they are kept: in whole percents, at the end of their last work. */
export const kept = horses.map((one) => ({
  ...one,
  at: one.idleSince,
  condition: Math.round(one.condition),
  energy: Math.round(one.energy),
}));

export const works = fc.constantFrom(
  ...Object.values(programmes),
  ...Object.values(autoProgrammes),
);
export const autoProgrammeIds = fc.constantFrom<AutoProgrammeId>(
  'balanced',
  'speed',
  'endurance',
  'recovery',
);
export const spans = fc.integer({ min: 0, max: 40 * DAY });
