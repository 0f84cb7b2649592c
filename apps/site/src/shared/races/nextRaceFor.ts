import type { ListedRace, OwnHorse } from '@furlong/backend';
import { entryRefusal, type StableToEnter } from '@furlong/game/rules';

/**
 * The first race that would take a horse which is entered for none; undefined if there is none.
 * @param races next off first
 * @param now the server's time, ms
 */
export function nextRaceFor(
  horse: OwnHorse,
  races: readonly ListedRace[],
  stable: StableToEnter,
  now: number,
): ListedRace | undefined {
  const entering = { ...horse, enteredHere: false, engaged: false };
  return races.find((race) => entryRefusal(race, entering, stable, now) === null);
}
