import type { Race } from '@furlong/backend';
import {
  type RaceInput,
  type ServiceBackend,
  settleRace as settle,
} from '@furlong/backend/service';
import type { RaceResult } from '@furlong/game/engine';
import {
  conditionAfterRace,
  energyAfterRace,
  type RatingChange,
  ratingAfter,
  shareForPlaces,
  weights,
} from '@furlong/game/rules';
import { inputOf } from './closeRace.ts';
import { fitnessAt } from './entrant.ts';
import { cardOf, resultOf } from './resultOf.ts';

interface Ran {
  result: RaceResult;
  /** One a runner, in the order of the draw. */
  ratings: RatingChange[];
}

/**
 * Runs a started race again from what was published of it, and settles it in one transaction: places,
 * times, prizes, ratings, fitness. It is the race that everybody has seen, whichever steward runs it,
 * so that one who dies in between costs nothing but time.
 *
 * @param at in ms since 1970; not before the last runner has passed the post.
 * @throws when the race was not started.
 */
export async function settleRace(
  backend: ServiceBackend,
  { race, inputs, at }: { race: Race; inputs: readonly RaceInput[]; at: number },
): Promise<Ran> {
  const raceId = race.id;
  const { seed, salt, beaconSignature } = race;
  if (seed === null || salt === null) throw new Error(`Race ${raceId} was not started.`);
  const result = await resultOf(race, { seed, salt, beaconSignature });
  const field = cardOf(race).card.runners.map(({ horseId, weight }) => ({
    ...inputOf(inputs, horseId),
    weight,
  }));

  const finished = weights(race, field).map(({ runner, allowance }) => {
    const { place, timeMs } = finishOf(result, runner.horseId);
    return { ...runner, allowance, place, timeMs };
  });
  const ratings = ratingAfter({ distance: race.distance, runners: finished });
  const runners = shareForPlaces(race.purse, finished).map(({ runner, prize }) => ({
    horseId: runner.horseId,
    place: runner.place,
    timeMs: runner.timeMs,
    prize,
    rating: ratingOf(ratings, runner.horseId),
    ...fitnessAfter(race, runner),
  }));
  await settle(backend, { raceId, runners, checksum: result.checksum, at });
  return { result, ratings };
}

function finishOf(result: RaceResult, horseId: string): RaceResult['runners'][number] {
  const runner = result.runners.find((candidate) => candidate.horseId === horseId);
  if (runner === undefined) throw new Error(`Horse ${horseId} did not finish.`);
  return runner;
}

function ratingOf(ratings: readonly RatingChange[], horseId: string): number {
  const change = ratings.find((candidate) => candidate.horseId === horseId);
  if (change === undefined) throw new Error(`Horse ${horseId} was not rated.`);
  return change.after;
}

function fitnessAfter(race: Race, input: RaceInput) {
  const { condition, energy, overreached } = fitnessAt(input, race.offAt);
  return {
    condition: conditionAfterRace(condition, energy),
    energy: energyAfterRace(energy, race.distance),
    overreached,
  };
}
