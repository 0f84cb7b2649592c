import type { Sex } from '../horses/gender.ts';
import type { Specialty } from '../horses/specialty.ts';
import { conditionsMet, suitable } from '../races/entry.ts';
import { MINUTE } from '../season/durations.ts';
import { sha256 } from './hash.ts';
import type { Terms } from './terms.ts';

/** A house horse as everybody may read of it. Times are milliseconds since 1970. */
export interface HouseHorse {
  readonly horseId: string;
  readonly sex: Sex;
  readonly specialty: Specialty;
  readonly birthSeason: number;
  /** House horses keep their mark; of one that left it is that of then. */
  readonly rating: number;
  readonly registeredAt: number;
  /** When its first win was settled, or null if it has none. */
  readonly firstWonAt: number | null;
  /** When it left the house for a stable that claimed it; null while it is the house's. */
  readonly leftAt: number | null;
  /** Its entries for other races: from the entry until that race was settled, null if it is not. */
  readonly engagements: readonly { readonly from: number; readonly until: number | null }[];
}

/** Stewards' clocks differ, and a transaction takes its time. */
const CLOCKS_MS = MINUTE;

/**
 * The house horses that may run, in the order in which the house takes them: by a hash of the slot
 * and the horse. Neither can be chosen for one race, and the seed has no part in it, so that the
 * order could not be tried out before the opening either.
 */
export async function reserveOrder(slot: string, horseIds: readonly string[]): Promise<string[]> {
  const lots = await Promise.all(
    horseIds.map(async (horseId) => ({ horseId, lot: await sha256(`${slot}:${horseId}`) })),
  );
  return lots.sort((a, b) => (a.lot < b.lot ? -1 : 1)).map(({ horseId }) => horseId);
}

/** True if the horse was among the reserves of a race opened at that moment. */
export function isReserve(horse: HouseHorse, terms: Terms, openedAt: number): boolean {
  const { firstWonAt, leftAt, registeredAt } = horse;
  const wins = firstWonAt !== null && firstWonAt <= openedAt ? 1 : 0;
  return (
    registeredAt <= openedAt &&
    (leftAt === null || leftAt > openedAt) &&
    suitable(horse.specialty, terms.suitableFor) &&
    conditionsMet({ ...terms, championship: terms.championship ?? null }, { ...horse, wins })
  );
}

/** True if it cannot be told from the clocks whether the horse had won, or left the house, before the moment. */
export function isInDoubt({ firstWonAt, leftAt }: HouseHorse, terms: Terms, at: number): boolean {
  const near = (moment: number | null) => moment !== null && Math.abs(moment - at) <= CLOCKS_MS;
  return near(leftAt) || (terms.grade === 'Maiden' && near(firstWonAt));
}

/** True if the horse could not be taken at the moment: it was engaged, or no maiden any more. */
export function isBarred(horse: HouseHorse, terms: Terms, at: number): boolean {
  const { engagements, firstWonAt, leftAt } = horse;
  if (leftAt !== null && leftAt <= at + CLOCKS_MS) return true;
  if (terms.grade === 'Maiden' && firstWonAt !== null && firstWonAt <= at + CLOCKS_MS) return true;
  return engagements.some(
    ({ from, until }) => from <= at + CLOCKS_MS && (until === null || until >= at - CLOCKS_MS),
  );
}
