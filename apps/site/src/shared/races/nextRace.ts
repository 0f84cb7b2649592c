import type { ListedRace, OwnHorse, ProgrammeAhead } from '@furlong/backend';
import {
  ageInSeason,
  entryRefusal,
  type GameErrorCode,
  nextOnProgramme,
  type PlannedRace,
  restedAt,
  type StableToEnter,
  seasonAt,
  suits,
  tracks,
} from '@furlong/game/rules';
import { formatMetres } from '@furlong/ui/metres';
import { sayWhen } from '../format/time.ts';
import { isRestedAt } from '../horses/energy.ts';

/** What decides which race is next for a horse of the stable. */
export interface RacesAhead {
  stable: StableToEnter;
  /** All races that are open and suit one of its horses, the first off first. */
  races: readonly ListedRace[];
  /** How far the programme is open; null where that is not known. */
  ahead: ProgrammeAhead | null;
  /** The server's time, ms. */
  now: number;
}

/** What keeps a horse that is entered for nothing out of a race, or null. */
const refusalOf = (horse: OwnHorse, race: ListedRace, { stable, now }: RacesAhead) =>
  entryRefusal(race, { ...horse, enteredHere: false, engaged: false }, stable, now);

/** The first race that would take a horse which is entered for none, rested or tired. */
export const takerOf = (horse: OwnHorse, facts: RacesAhead): ListedRace | undefined =>
  facts.races.find((race) => refusalOf(horse, race, facts) === null);

/** The first race that would take a horse which is entered for none, and by whose off it is rested. */
export const nextRaceFor = (horse: OwnHorse, facts: RacesAhead): ListedRace | undefined =>
  facts.races.find(
    (race) => isRestedAt(horse, race.offAt) && refusalOf(horse, race, facts) === null,
  );

/**
 * Why no open race takes a horse rested, and when and where the next is that would: in sentences, for a
 * horse that is entered for none.
 */
export const sayNoRace = (horse: OwnHorse, facts: RacesAhead): string =>
  `${sayWhyNone(horse, facts)} ${sayPlanned(horse, facts)}`;

/** The first of these sentences: why no open race takes it rested. */
export function sayWhyNone(horse: OwnHorse, facts: RacesAhead): string {
  const { races, stable, now } = facts;
  const suiting = races.filter((race) => race.closesAt > now && suits(race, horse, stable, now));
  const [first] = suiting;
  return first === undefined
    ? 'No open race suits it.'
    : whyNot(first, refusalOf(horse, first, facts), suiting.length);
}

function whyNot({ name }: ListedRace, refusal: GameErrorCode | null, count: number): string {
  const suit = count === 1 ? `The ${name} suits it` : `${count} open races suit it`;
  switch (refusal) {
    case 'horse_not_back':
      return `${suit}, but ${count === 1 ? 'closes' : 'close'} before it is back.`;
    case 'race_full':
      return `${suit}, but ${count === 1 ? 'is full' : 'they are full'}.`;
    case 'too_few_credits':
      return `${suit}, but your stable has too few credits.`;
    default:
      return `${suit}, but it is not rested by then.`;
  }
}

/** The next race of the programme, beyond those that are open, that would take it. */
function sayPlanned(horse: OwnHorse, { ahead, stable, now }: RacesAhead): string {
  if (ahead === null) return 'What comes after them is not known at the moment.';
  const { openUntil, everyMinutes } = ahead;
  const from = Math.max(openUntil + 1, restedAt(horse), horse.atWork?.until ?? 0);
  const race = nextOnProgramme(horse, stable, { from, everyMinutes });
  if (race === undefined) {
    return 'The programme has none for it, neither this season nor the next.';
  }
  const where = `the ${race.name}, ${formatMetres(race.distance)} at ${tracks[race.trackId].name}, ${sayWhen(race.offAt, now)}`;
  if (seasonAt(race.offAt) > seasonAt(from)) {
    const age = ageInSeason(horse.birthSeason, seasonAt(race.offAt));
    return `The programme has none for it this season. Next, at ${age}: ${where}.`;
  }
  return `Next: ${where}, entries open ${sayOpening(race, openUntil, now)}.`;
}

/** Races are opened as long before their off as the last of those that are open. */
function sayOpening({ offAt }: PlannedRace, openUntil: number, now: number): string {
  const opensAt = offAt - (openUntil - now);
  return opensAt <= now ? 'shortly' : `about ${sayWhen(opensAt, now)}`;
}
