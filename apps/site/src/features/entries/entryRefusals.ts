import type { ListedRace, OwnHorse, Stable, UpcomingEntry, Wallets } from '@furlong/backend';
import {
  bars,
  entryRefusal,
  type GameErrorCode,
  gameErrors,
  isFull,
  mayRunAt,
  mostToSpend,
  suitable,
  suits,
} from '@furlong/game/rules';
import { sayWhen } from '../../shared/format/time.ts';
import { sayRest } from '../../shared/horses/energy.ts';
import { takesEntries } from '../races/index.ts';

/** What decides whether the stable's horses may be entered. */
export interface StableState {
  stable: Stable;
  wallets: Wallets;
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
    { createdAt: stableState.stable.createdAt, credits: mostToSpend(stableState.wallets) },
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
  switch (refusal) {
    case 'horse_not_back':
      return horse.atWork === null
        ? sentence
        : `${sentence} It is back ${sayWhen(horse.atWork.until, now)}.`;
    case 'horse_engaged': {
      const engaged = stableState.entries.find(({ horseId }) => horseId === horse.id);
      return engaged ? `${sentence} It runs in ${sayEntry(engaged, now)}.` : sentence;
    }
    case 'conditions_not_met':
      return `${sentence} It is for ${bars(race, horse, stableState.stable, now).join('; ')}.`;
    case 'horse_too_tired':
      return `${sentence} ${sayRest(horse, now) ?? ''}`.trim();
    default:
      return sentence;
  }
}

/** Which race an entry is for, and when. */
const sayEntry = ({ race }: UpcomingEntry, now: number) =>
  `the ${race.name}, ${sayWhen(race.offAt, now)}`;

/**
 * Why a horse can be entered for none of the races that suit it however it rests, or nothing.
 * @param races all that suit any horse of the stable
 */
export function unavailability(
  horse: OwnHorse,
  races: readonly ListedRace[],
  stable: Pick<Stable, 'createdAt'>,
  now: number,
): { unavailableReason?: string } {
  const suiting = races.filter((race) => suits(race, horse, stable, now));
  const { atWork } = horse;
  if (suiting.length === 0) return {};
  if (atWork !== null) {
    return suiting.every(({ closesAt }) => closesAt < atWork.until)
      ? { unavailableReason: `At work until ${sayWhen(atWork.until, now)}` }
      : {};
  }
  const from = mayRunAt(horse);
  if (from <= now || suiting.some(({ offAt }) => offAt >= from)) return {};
  return {
    unavailableReason: `Too tired for the races that suit it. ${sayRest(horse, now) ?? ''}`,
  };
}

/** Why nobody can enter the race that a link named, or null; null for a race that is not there. */
export function refusalOfLinked(race: ListedRace | null, now: number): GameErrorCode | null {
  if (race === null) return 'race_not_found';
  if (takesEntries(race, now)) return null;
  return isFull(race) ? 'race_full' : 'race_closed';
}
