import type { EndedEntry, ListedRace, OwnHorse } from '@furlong/backend';
import { inOrderOfUse, refusalOf, type StableState } from '../entries/index.ts';

/** How many races are offered in the place of one that came to nothing. */
const offered = 3;

/**
 * The open races that would take a horse now, ranked as in Enter Race; none for one that is entered.
 * @param races all that are open and suit one of the stable's horses
 */
export const alternativesFor = (
  horse: OwnHorse,
  races: readonly ListedRace[],
  stableState: StableState,
  now: number,
): ListedRace[] =>
  inOrderOfUse(
    races.filter((race) => refusalOf(horse, race, stableState, now) === null),
    { horse, prospects: undefined, order: 'soonest' },
    stableState,
    now,
  ).slice(0, offered);

/** The last ended entry of each horse: what it could run in instead is told there, and nowhere twice. */
export function lastOfEach(entries: readonly EndedEntry[]): ReadonlySet<string> {
  const last = new Map<string, string>();
  for (const { id, horseId } of entries) if (!last.has(horseId)) last.set(horseId, id);
  return new Set(last.values());
}
