import type { OwnHorse, RequestWithEntries, UpcomingEntry } from '@furlong/backend';
import {
  type AskedRace,
  joinsUntil,
  leavesPlaces,
  mayRunAt,
  requestBars,
} from '@furlong/game/rules';

/** What keeps horses of the player's from a request. */
export interface HorsesAround {
  entries: readonly UpcomingEntry[];
  /** In which request each horse waits that waits in one, by its id. */
  waiting: ReadonlyMap<string, string>;
}

/** Why a horse cannot be put into a race that is asked for, in a few words; null for one that can. */
export function barredFrom(
  asked: AskedRace,
  horse: OwnHorse,
  { entries, waiting }: HorsesAround,
): string | null {
  if (waiting.has(horse.id)) return 'waits in a race request';
  if (entries.some(({ horseId }) => horseId === horse.id)) return 'is entered for a race';
  const [bar] = requestBars(asked, horse);
  if (bar !== undefined) return `does not fit: ${bar}`;
  if (horse.atWork !== null && horse.atWork.until > joinsUntil(asked)) return 'is at work';
  return mayRunAt(horse) > asked.latestOff ? 'is not rested by then' : null;
}

/** Whether the rule of three stables leaves a place for another horse of the stable. */
export const hasPlaceFor = ({ request, entries }: RequestWithEntries, stableId: string): boolean =>
  leavesPlaces(request.runners, entries, stableId);
