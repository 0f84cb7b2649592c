import { ballotOrder } from './ballot.ts';
import { check } from './check.ts';
import type { Terms } from './terms.ts';
import type { Check, PublishedEntry, PublishedOpening, RevealedRace } from './verification.ts';

/** All that were entered when entries closed: those that run, and those that the ballot left out. */
export function allEntries(
  { runners }: RevealedRace,
  { ballot }: PublishedOpening,
): readonly PublishedEntry[] {
  return [...runners, ...ballot.filter(({ runs }) => !runs)];
}

/** Checks a race's ballot: none where all that were entered could run. */
export async function ballotChecks(
  race: RevealedRace,
  opening: PublishedOpening,
  agreed: Terms,
  isFrozen: boolean,
): Promise<Check[]> {
  const { ballot } = opening;
  const tooMany = isFrozen && race.runners.length > agreed.maxEntries;
  if (ballot.length === 0 && !tooMany) return [];
  const out = ballot.filter(({ runs }) => !runs).length;
  return [
    check(
      'ballot',
      `Of ${ballot.length} entries ${ballot.length - out} run: the order of the lots follows from the seed, and nobody was passed over.`,
      [
        tooMany && `${race.runners.length} run, and the terms allow ${agreed.maxEntries}.`,
        ballot.length <= agreed.maxEntries && 'There was a ballot though all could run.',
        await orderFault(race.seed, opening),
        placesFault(race, opening, agreed),
      ],
    ),
  ];
}

async function orderFault(seed: string, { ballot, reserves }: PublishedOpening) {
  const order = await ballotOrder(seed, ballot, reserves);
  const published = ballot.toSorted((a, b) => a.turn - b.turn);
  const moved = published.filter(({ horseId }, index) => horseId !== order[index]);
  return moved.length === 0
    ? null
    : `These lots do not follow from the seed: ${moved.map(({ horseId }) => horseId).join(', ')}.`;
}

/** The first turns run, with the nonces and the times of their entries, and nobody else. */
function placesFault({ runners }: RevealedRace, { ballot }: PublishedOpening, agreed: Terms) {
  const wrong = ballot.find(({ turn, runs }) => runs !== turn <= agreed.maxEntries);
  if (wrong !== undefined) return `${wrong.horseId} was not treated as its lot asks for.`;
  const running = ballot.filter(({ runs }) => runs);
  const strange =
    runners.find(({ horseId }) => !running.some((lot) => lot.horseId === horseId)) ??
    running.find(({ horseId }) => !runners.some((runner) => runner.horseId === horseId));
  return strange === undefined ? null : `${strange.horseId} ran, or did not, against its lot.`;
}
