import type { ListedRace, OwnHorse } from '@furlong/backend';
import { isOverreached, mayRunAt } from '@furlong/game/rules';
import { formatSoon } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { nextRaceFor } from '../../../shared/races/nextRace.ts';
import { eachOrAll, freeHorses, horsesCounted, type Need, type NeedFacts } from './need.ts';

/** A horse with the race that suits it, takes it and closes first. */
export interface Chance {
  horse: OwnHorse;
  race: ListedRace;
}

/** Whether nothing but a race is missing: rested enough to be entered, and not overreached. */
export const isReady = (horse: OwnHorse, now: number) =>
  mayRunAt(horse) <= now && !isOverreached(atRest(horse), now);

export const atRest = ({ overreached, conditionAt }: OwnHorse) => ({
  overreached,
  idleSince: conditionAt,
});

/** The first race that would take a horse, and by whose off it is rested. */
export function chanceOf(horse: OwnHorse, facts: NeedFacts): Chance | null {
  const race = nextRaceFor(horse, facts);
  return race === undefined ? null : { horse, race };
}

/** Horses that are ready and not entered, with the race that would take each; the first to close first. */
export function chances(facts: NeedFacts): Chance[] {
  return freeHorses(facts)
    .filter((horse) => isReady(horse, facts.now))
    .flatMap((horse) => chanceOf(horse, facts) ?? [])
    .toSorted((one, other) => one.race.closesAt - other.race.closesAt);
}

/** Horses that are ready and not entered: each with its race, or how many, and the race that closes first. */
export function horsesToEnter(facts: NeedFacts): Need[] {
  const closes = ({ race }: Chance) => formatSoon(race.closesAt, facts.now);
  const entry = ({ horse, race }: Chance) => ({
    about: 'race' as const,
    until: race.closesAt,
    action: 'Enter Race',
    href: paths.enterRace({ horseId: horse.id, raceId: race.id }),
  });
  return eachOrAll(
    chances(facts),
    (chance) => ({
      ...entry(chance),
      id: `enter ${chance.horse.id}`,
      text: `${chance.horse.name} is ready and not entered. The ${chance.race.name} suits it: entries close ${closes(chance)}.`,
    }),
    (first, all) => ({
      ...entry(first),
      id: 'enter',
      text: `${horsesCounted(all)} are ready and not entered. First to close is the ${first.race.name}, ${closes(first)}: it suits ${first.horse.name}.`,
    }),
  );
}
