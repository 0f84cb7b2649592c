import { sha256 } from './hash.ts';

/** An entry as the ballot looks at it. */
export interface BallotEntry {
  readonly horseId: string;
  readonly stableId: string;
  /** Of a house stable. */
  readonly isHouse: boolean;
  /** It was balloted out of a race, and has not run since. */
  readonly preferred: boolean;
}

/**
 * The entries of a race in the order in which they get its places. Each stable's first horse comes before
 * anybody's second; in each such round those with a preference come first; between them lots decide, made
 * of the committed seed and the horse, so that nobody who enters knows their lot or can choose another. The
 * house's horses come last, in the order of the opening.
 *
 * @param reserves the house's, in the order of the opening
 */
export async function ballotOrder(
  seed: string,
  entries: readonly BallotEntry[],
  reserves: readonly string[],
): Promise<string[]> {
  const lots = await Promise.all(
    entries.map(async (entry) => ({
      ...entry,
      lot: await sha256(`${seed}:ballot:${entry.horseId}`),
    })),
  );
  const drawn = lots
    .filter(({ isHouse }) => !isHouse)
    .sort((a, b) => Number(b.preferred) - Number(a.preferred) || (a.lot < b.lot ? -1 : 1));
  const house = lots
    .filter(({ isHouse }) => isHouse)
    .sort((a, b) => reserves.indexOf(a.horseId) - reserves.indexOf(b.horseId));
  return [...inRounds(drawn), ...house].map(({ horseId }) => horseId);
}

/** The first of each stable in their order, then the second of each, and so on. */
function inRounds<Entry extends BallotEntry>(drawn: readonly Entry[]): Entry[] {
  const before = new Map<string, number>();
  const rounds = drawn.map((entry) => {
    const round = before.get(entry.stableId) ?? 0;
    before.set(entry.stableId, round + 1);
    return { entry, round };
  });
  // What sorts equal keeps its order.
  return rounds.sort((a, b) => a.round - b.round).map(({ entry }) => entry);
}
