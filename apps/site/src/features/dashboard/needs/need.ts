import type {
  ActiveAutoOrder,
  Overview,
  OwnHorse,
  RequestWithEntries,
  UpcomingEntry,
} from '@furlong/backend';
import type { NeedItem } from '@furlong/ui';
import { pluralize } from '../../../shared/format/pluralize.ts';
import type { RacesAhead } from '../../../shared/races/nextRace.ts';

/** What tells what an owner may want to do now. */
export interface NeedFacts extends RacesAhead {
  horses: readonly OwnHorse[];
  /** Next off first. */
  entries: readonly UpcomingEntry[];
  /** In which request each horse waits that waits in one, by its id. */
  waiting: ReadonlyMap<string, string>;
  /** The race requests that wait for horses, those that end first; more may wait. */
  requests: readonly RequestWithEntries[];
  /** The orders that horses follow in auto-training. */
  orders: readonly ActiveAutoOrder[];
  overview: Pick<Overview, 'trained' | 'bare'>;
}

/** Something that an owner may want to do, and until when it can be done, ms; null where that does not end. */
export interface Need extends NeedItem {
  until: number | null;
}

/** Up to two are told one by one, more of them in one sentence: sixty horses are not sixty lines. */
export function eachOrAll<Subject>(
  subjects: readonly Subject[],
  each: (subject: Subject) => Need,
  all: (first: Subject, subjects: readonly Subject[]) => Need,
): Need[] {
  const [first, , third] = subjects;
  return first !== undefined && third !== undefined ? [all(first, subjects)] : subjects.map(each);
}

/** Up to three by their names, of more the first two: "Silver Comet, Iron Duchess and 4 more". */
export function namesOf(horses: readonly { name: string }[]): string {
  const names = [...new Set(horses.map(({ name }) => name))];
  const told = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names;
  return list.format(told);
}

const list = new Intl.ListFormat('en-GB');

export const horsesCounted = (horses: readonly unknown[]) => pluralize(horses.length, 'horse');

/** Those that neither run nor work nor wait in a request now: what an owner may decide about. */
export function freeHorses({ horses, entries, waiting }: NeedFacts): OwnHorse[] {
  const entered = new Set(entries.map(({ horseId }) => horseId));
  return horses.filter(({ id, atWork }) => atWork === null && !entered.has(id) && !waiting.has(id));
}
