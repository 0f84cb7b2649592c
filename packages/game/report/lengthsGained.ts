import { runRace } from '../src/engine/runRace.ts';
import { makeCard } from '../src/fairness/makeCard.ts';
import { drawJockeys } from '../src/jockeys/bookJockeys.ts';

import { LENGTH_MS } from '../src/races/horseLength.ts';
import { EPOCH } from '../src/season/season.ts';
import { eachTalent } from '../src/training/gains.ts';
import type { Trained } from '../src/training/work.ts';
import { classFour, entrantsOf, surfaceOf, wordsOf } from './fields.ts';
import { mean } from './figures.ts';
import type { Asked } from './sample.ts';

/** One race of so many is run again with each change. */
const CHANGED = 10;

/**
 * Lengths by which a runner is home sooner with so many points more, its luck and the others as they
 * were: a figure for each growth, the mean of one race in ten over a distance.
 */
export function lengthsGained(
  growths: readonly Trained[],
  distance: number,
  asked: Asked,
): number[] {
  const count = Math.ceil(asked.races / CHANGED);
  const gained = Array.from({ length: count }, (_, number) =>
    gainedIn(growths, distance, number, asked),
  );
  return growths.map((_, which) => mean(gained.map((lengths) => lengths[which] ?? 0)));
}

function gainedIn(
  growths: readonly Trained[],
  distance: number,
  number: number,
  { seed, engine, trackId }: Asked,
): number[] {
  const entrants = entrantsOf(seed, distance, number, classFour);
  const at = number % entrants.length;
  const terms = {
    raceId: `${seed}-${distance}-${number}`,
    engine,
    trackId,
    distance,
    surface: surfaceOf(trackId),
    going: 0,
    grade: 'Class 4',
    offAt: EPOCH,
  } as const;
  const riders = drawJockeys(terms.raceId, entrants.length);
  const timeIn = (field: typeof entrants) => {
    const { runners } = runRace(makeCard(terms, field, riders), wordsOf(seed, distance, number, 0));
    const runner = runners.find(({ horseId }) => horseId === entrants[at]?.horseId);
    if (runner === undefined) throw new Error('It did not finish.');
    return runner.timeMs;
  };
  const before = timeIn(entrants);
  return growths.map((grown) => {
    const trained = entrants.map((entrant, stall) => {
      if (stall !== at) return entrant;
      const talents = eachTalent((one) => Math.min(100, entrant.talents[one] + grown[one]));
      return { ...entrant, talents: { ...entrant.talents, ...talents } };
    });
    return (before - timeIn(trained)) / LENGTH_MS;
  });
}
