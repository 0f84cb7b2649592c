import type { Horse, ListedRace, Stable, UpcomingEntry } from '@furlong/backend';
import {
  formatDistance,
  formatGoing,
  formatMoney,
  isFull,
  isNoviceStable,
  MINUTE,
  suitable,
  tracks,
  unmetCondition,
} from '@furlong/game/rules';
import type { RaceCardDetails, RaceState, Suitability } from '@furlong/ui';
import { formatEntryFee } from '../../shared/format/entryFee.ts';
import { formatDay, formatTime, startOfDay } from '../../shared/format/time.ts';
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
  if (isFull(race)) return 'full';
  if (race.closesAt - now <= soon) return 'closingSoon';
  return ballotAhead(race) === undefined ? 'open' : 'ballot';
}

/** Whether an entry can still be sent for a race. */
export function takesEntries(race: ListedRace, now: number): boolean {
  return race.status === 'open' && race.ballotedAt === null && now < race.closesAt && !isFull(race);
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
  horse: Pick<Horse, 'specialty' | 'rating' | 'birthSeason' | 'wins'>;
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
    ...(candidate !== null && { suitability: suitabilityOf(race, candidate, now) }),
  };
}

function suitabilityOf(race: ListedRace, { horse, stable }: Candidate, now: number): Suitability {
  if (!suitable(horse.specialty, race.suitableFor)) return 'unsuitable';
  const unmet = unmetCondition(race, horse);
  if (unmet !== null) return { notEligible: unmet };
  if (race.noviceStablesOnly && !isNoviceStable(stable, now)) {
    return { notEligible: 'stables in their first four weeks only' };
  }
  return 'suitable';
}
