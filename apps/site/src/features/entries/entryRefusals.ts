import type { ListedRace, OwnHorse, Purses, Stable, UpcomingEntry } from '@furlong/backend';
import {
  entryRefusal,
  type GameErrorCode,
  gameErrors,
  isFull,
  mayRunAt,
  mostToSpend,
  suitable,
} from '@furlong/game/rules';
import { sayWhen } from '../../shared/format/time.ts';
import { takesEntries } from '../races/index.ts';

/** What decides whether the stable's horses may be entered. */
export interface StableState {
  stable: Stable;
  purses: Purses;
  entries: readonly UpcomingEntry[];
}

/**
 * Why the server would refuse this entry, or null if it would take it. That horse and race do not
 * suit comes first, as the race's card says it already.
 */
export function refusalOf(
  horse: OwnHorse,
  race: ListedRace,
  stableState: StableState,
  now: number,
): GameErrorCode | null {
  if (!suitable(horse.specialty, race.suitableFor)) return 'horse_unsuitable';
  const declared = stableState.entries.filter(({ horseId }) => horseId === horse.id);
  return entryRefusal(
    race,
    {
      ...horse,
      enteredHere: declared.some(({ raceId }) => raceId === race.id),
      engaged: declared.some(({ raceId }) => raceId !== race.id),
    },
    { createdAt: stableState.stable.createdAt, credits: mostToSpend(stableState.purses) },
    now,
  );
}

/** What the player reads of an entry that the server would refuse, or null if it would take it. */
export function foreseenFor(
  horse: OwnHorse,
  race: ListedRace,
  stableState: StableState,
  now: number,
): string | null {
  const refusal = refusalOf(horse, race, stableState, now);
  if (refusal === null) return null;
  const sentence = gameErrors[refusal];
  if (refusal === 'horse_not_back' && horse.atWork !== null) {
    return `${sentence} It is back ${sayWhen(horse.atWork.until, now)}.`;
  }
  return refusal === 'horse_too_tired' ? `${sentence} ${mayRunWords(horse, now)}` : sentence;
}

/** Why a horse can be entered for none of these races however it rests, or nothing. */
export function unavailability(
  horse: OwnHorse,
  races: readonly ListedRace[],
  now: number,
): { unavailableReason?: string } {
  const { atWork } = horse;
  if (atWork !== null && races.every(({ closesAt }) => closesAt < atWork.until)) {
    return { unavailableReason: `At work until ${sayWhen(atWork.until, now)}` };
  }
  const rested = races.some(({ offAt }) => offAt >= mayRunAt(horse));
  if (rested || mayRunAt(horse) <= now) return {};
  return { unavailableReason: `Too tired for these races. ${mayRunWords(horse, now)}` };
}

function mayRunWords(horse: OwnHorse, now: number) {
  return `It may run from ${sayWhen(mayRunAt(horse), now)}.`;
}

/** Why nobody can enter the race that a link named, or null; null for a race that is not there. */
export function refusalOfLinked(race: ListedRace | null, now: number): GameErrorCode | null {
  if (race === null) return 'race_not_found';
  if (takesEntries(race, now)) return null;
  return isFull(race) ? 'race_full' : 'race_closed';
}
