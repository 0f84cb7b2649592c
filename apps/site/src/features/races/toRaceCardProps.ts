import type { Horse, ListedRace, Stable, UpcomingEntry } from '@furlong/backend';
import {
  bars,
  formatDistance,
  formatGoing,
  formatMoney,
  isFull,
  MINUTE,
  tracks,
} from '@furlong/game/rules';
import type { RaceCardDetails, RaceState, Suitability } from '@furlong/ui';
import { formatEntryFee } from '../../shared/format/entryFee.ts';
import { formatDay, formatTime, sayWhen, startOfDay } from '../../shared/format/time.ts';
import { championshipMark } from '../../shared/races/championshipMark.ts';
import { ballotAhead, enteredNow } from './ballotWords.ts';

const soon = MINUTE;

/** The word that a race's badge says. `entered`: one of the player's horses runs in it. */
export function toRaceState(race: ListedRace, now: number, entered: boolean): RaceState {
  if (race.status === 'finished' || race.status === 'void') return race.status;
  // Until its result is official.
  if (now >= race.offAt) return 'inProgress';
  const closed = race.status !== 'open' || now >= race.closesAt;
  if (closed && race.offAt - now <= soon) return 'startingSoon';
  if (entered) return 'entered';
  if (closed) return 'closed';
  if (isFull(race) || race.requested) return 'full';
  if (race.closesAt - now <= soon) return 'closingSoon';
  return ballotAhead(race) === undefined ? 'open' : 'ballot';
}

/** Whether an entry can still be sent for a race. */
export function takesEntries(race: ListedRace, now: number): boolean {
  return (
    race.status === 'open' &&
    race.ballotedAt === null &&
    now < race.closesAt &&
    !isFull(race) &&
    !race.requested
  );
}

/** The names of the player's horses that are entered for a race. */
export function enteredFor(raceId: string, entries: readonly UpcomingEntry[]): string[] {
  return entries.filter((entry) => entry.raceId === raceId).map(({ horse }) => horse.name);
}

/**
 * The moments at which what is said of a race changes by itself, ms: when its state does, and when
 * its day is called otherwise in the player's own time.
 */
export function raceMoments({ closesAt, offAt, finishesAt }: ListedRace): number[] {
  const days = [6, 1, 0].map((before) => startOfDay(offAt, before));
  const moments = [...days, closesAt - soon, closesAt, Math.max(closesAt, offAt - soon), offAt];
  return finishesAt === null ? moments : [...moments, finishesAt];
}

interface Candidate {
  horse: Pick<Horse, 'id' | 'name' | 'sex' | 'specialty' | 'rating' | 'birthSeason' | 'wins'>;
  stable: Pick<Stable, 'createdAt'>;
}

interface RaceCardView {
  now: number;
  /** The chosen horse, and the stable that would enter it; null while none is chosen. */
  candidate: Candidate | null;
  /** The player's entries. */
  entries: readonly UpcomingEntry[];
}

/** A race as its card shows it. */
export function toRaceCardProps(
  race: ListedRace,
  { now, candidate, entries }: RaceCardView,
): RaceCardDetails {
  const entered = enteredFor(race.id, entries);
  const ballot = ballotAhead(race);
  return {
    raceId: race.id,
    name: race.name,
    track: tracks[race.trackId].name,
    date: formatDay(race.offAt, now),
    time: formatTime(race.offAt),
    grade: race.grade,
    championship: championshipMark(race),
    prize: formatMoney(race.purse),
    entryFee: formatEntryFee(race.entryFee),
    entries: enteredNow(race),
    maxEntries: race.maxEntries,
    distance: { metres: race.distance, furlongs: formatDistance(race.distance) },
    surface: race.surface,
    category: race.ageClass,
    conditions: race.conditions,
    going: { description: formatGoing(race.going, race.surface), value: race.going },
    ...(ballot !== undefined && { ballot }),
    status: toRaceState(race, now, entered.length > 0),
    entered,
    ...(candidate !== null && suitabilityOf(race, candidate, entries, now)),
  };
}

/** Nothing of the race that the horse is entered for: its badge says so. */
function suitabilityOf(
  race: ListedRace,
  { horse, stable }: Candidate,
  entries: readonly UpcomingEntry[],
  now: number,
): { suitability?: Suitability } {
  const entry = entries.find(({ horseId }) => horseId === horse.id);
  if (entry?.raceId === race.id) return {};
  const barred = bars(race, horse, stable, now);
  if (barred.length > 0) return { suitability: { unsuitable: `For ${barred.join('; ')}.` } };
  if (entry === undefined) return { suitability: 'suitable' };
  const { name, offAt } = entry.race;
  const runs = offAt > now ? `runs in the ${name}, ${sayWhen(offAt, now)}` : `is in the ${name}`;
  return {
    suitability: { engaged: `${horse.name} ${runs}, and can be entered again after it.` },
  };
}
