import type { Race } from '@furlong/backend';
import {
  drawBallot,
  fillRace,
  closeRace as freeze,
  type RaceInput,
  raceInputs,
  raceTerms,
  type ServiceBackend,
} from '@furlong/backend/service';
import {
  canonicalJson,
  drawOrder,
  makeCard,
  type RaceToFreeze,
  readTerms,
  saltOf,
} from '@furlong/game/engine';
import { bookJockeys, drawJockeys } from '@furlong/game/rules';
import { fieldSizes } from '../programme/fieldSizes.ts';
import { entrantOf } from './entrant.ts';
import { lineOf } from './lineOf.ts';

/** A race whose field is frozen, and what its runners are made of. */
export interface FrozenRace {
  race: Race;
  inputs: readonly RaceInput[];
}

/** Fewer runners than this are no race. */
const fewestRunners = 2;

/**
 * Closes the entries of a race: where more were entered than can run lots decide, else the house tops
 * the field up; stalls are drawn by the committed seed, jockeys booked by the race's terms, and the field is
 * frozen and published with its morning line. Whoever closes it again, after a steward that died before it was published, publishes
 * the same.
 *
 * @param at in ms since 1970; not before the entries close.
 * @param morningLineSimulations how many runs the morning line rests on; 0 for a race without one.
 * @returns the frozen race, or null when there are too few runners to make one.
 */
export async function closeRace(
  backend: ServiceBackend,
  {
    race,
    seed,
    at,
    morningLineSimulations,
  }: { race: RaceToFreeze; seed: string; at: number; morningLineSimulations: number },
): Promise<FrozenRace | null> {
  const { raceId, offAt } = race;
  await drawBallot(backend, { raceId, at });
  await fillRace(backend, { raceId, target: fieldSizes(offAt).final, at });
  const inputs = await raceInputs(backend, { raceId });
  if (inputs.length < fewestRunners) return null;

  const drawn = await drawOrder(
    seed,
    inputs.map(({ horseId }) => horseId),
  );
  const field = drawn.map((horseId) => inputOf(inputs, horseId));
  const booking = readTerms(await raceTerms(backend, { raceId }))?.booking ?? 'lots';
  const card = makeCard(
    race,
    field.map((input) => entrantOf(input, offAt)),
    booking === 'asked' ? bookJockeys(raceId, field) : drawJockeys(raceId, field.length),
  );
  const frozen = await freeze(backend, {
    raceId,
    card: canonicalJson(card),
    salt: await saltOf(field.map(({ nonce }) => nonce)),
    runners: card.runners,
    line: await lineOf(card, morningLineSimulations),
    at,
  });
  return { race: frozen, inputs };
}

/** @throws when the horse is not among those declared. */
export function inputOf(inputs: readonly RaceInput[], horseId: string): RaceInput {
  const input = inputs.find((candidate) => candidate.horseId === horseId);
  if (input === undefined) throw new Error(`Horse ${horseId} is not declared for this race.`);
  return input;
}
