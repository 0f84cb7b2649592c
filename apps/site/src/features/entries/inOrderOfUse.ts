import type { ListedRace, OwnHorse } from '@furlong/backend';
import { refusalOf, type StableState } from './entryRefusals.ts';
import type { Prospect } from './prospects.ts';

/** What comes first of the races that a horse could run in. */
export const raceOrders = {
  soonest: 'Soonest first',
  chance: 'Best chance first',
  prize: 'Richest first',
} as const;

export type RaceOrder = keyof typeof raceOrders;

/**
 * The races for a horse: first those that suit it and will take it, in the order asked for; then those
 * that suit it and will not for now, then those that do not suit it; those whose conditions forbid it
 * come last.
 */
export function inOrderOfUse<Race extends ListedRace>(
  races: readonly Race[],
  {
    horse,
    prospects,
    order,
  }: {
    horse: OwnHorse;
    /** Undefined while they are not known: then no chance is better than another. */
    prospects: ReadonlyMap<string, Prospect> | undefined;
    order: RaceOrder;
  },
  stableState: StableState,
  now: number,
): Race[] {
  // A horse that is engaged may enter nothing now: what counts is what it could run in otherwise.
  const free = { ...stableState, entries: [] };
  const rank = (race: ListedRace) => {
    switch (refusalOf(horse, race, free, now)) {
      case null:
        return 0;
      case 'horse_unsuitable':
        return 2;
      case 'conditions_not_met':
      case 'novice_stables_only':
        return 3;
      default:
        return 1;
    }
  };
  const chance = ({ id }: ListedRace) => prospects?.get(id)?.chance ?? 0;
  const better = {
    soonest: () => 0,
    chance: (a: ListedRace, b: ListedRace) => chance(b) - chance(a),
    prize: (a: ListedRace, b: ListedRace) => b.purse - a.purse,
  }[order];
  return races.toSorted((a, b) => rank(a) - rank(b) || better(a, b) || a.offAt - b.offAt);
}
