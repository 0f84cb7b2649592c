import type { Race } from '@furlong/backend';
import {
  type RaceInput,
  type ServiceBackend,
  settleRace as settle,
} from '@furlong/backend/service';
import {
  type Card,
  type RaceResult,
  raceSeed,
  runRace,
  saltOf,
  sha256,
} from '@furlong/game/engine';
import {
  conditionAfterRace,
  energyAfterRace,
  type RatingChange,
  ratingAfter,
  shareForPlaces,
  weights,
} from '@furlong/game/rules';
import { type FrozenRace, inputOf } from './closeRace.ts';
import { fitnessAt } from './entrant.ts';

interface Ran {
  result: RaceResult;
  /** One a runner, in the order of the draw. */
  ratings: RatingChange[];
}

/**
 * Runs a frozen race from its published card and settles it in one transaction: places, times,
 * prizes, ratings, fitness; the seed is revealed. Run again it is the same race, so that a steward
 * who dies in between costs nothing but time.
 *
 * @param settledAt when the result counts as known, in ms since 1970; not before the off.
 * @throws when the race has no frozen field.
 */
export async function settleRace(
  backend: ServiceBackend,
  {
    race,
    inputs,
    seed,
    beaconSignature,
    settledAt,
  }: FrozenRace & {
    seed: string;
    beaconSignature: string | null;
    settledAt: (result: RaceResult) => number;
  },
): Promise<Ran> {
  const raceId = race.id;
  if (race.card === null) throw new Error(`Race ${raceId} has no frozen field.`);
  const card: Card = JSON.parse(race.card);
  const field = card.runners.map(({ horseId, weight }) => ({
    ...inputOf(inputs, horseId),
    weight,
  }));
  const salt = await saltOf(field.map(({ nonce }) => nonce));
  const cardHash = await sha256(race.card);
  const words = await raceSeed({ rules: race.rules, seed, cardHash, salt, beaconSignature });
  const result = runRace(card, words);

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
  const { checksum } = result;
  await settle(backend, { raceId, runners, checksum, beaconSignature, at: settledAt(result) });
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
