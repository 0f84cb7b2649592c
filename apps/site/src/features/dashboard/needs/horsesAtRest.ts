import { isOverreached, mayRunAt, mendsAt } from '@furlong/game/rules';
import { sayWhen } from '../../../shared/format/time.ts';
import { sayRest } from '../../../shared/horses/energy.ts';
import { paths } from '../../../shared/paths.ts';
import { atRest, chanceOf } from './horsesToEnter.ts';
import {
  eachOrAll,
  freeHorses,
  horsesCounted,
  type Need,
  type NeedFacts,
  namesOf,
} from './need.ts';

const rest = { about: 'rest', until: null } as const;

/** Horses that too much work has overreached, entered or not: when rest has mended each. */
export function overreachedHorses({ horses, entries, now }: NeedFacts): Need[] {
  const spent = horses
    .filter((horse) => horse.atWork === null && isOverreached(atRest(horse), now))
    .toSorted((one, other) => mendsAt(atRest(other)) - mendsAt(atRest(one)));
  return eachOrAll(
    spent,
    (horse) => {
      const entry = entries.find(({ horseId }) => horseId === horse.id);
      const mends = sayWhen(mendsAt(atRest(horse)), now);
      return {
        ...rest,
        id: `overreached ${horse.id}`,
        text: `${horse.name} is overreached${entry ? ` and entered for the ${entry.race.name}` : ''}: rest mends it by ${mends}.`,
        ...(entry
          ? { action: 'See the Race', href: paths.race(entry.raceId) }
          : { action: 'See the Horse', href: paths.horse(horse.id) }),
      };
    },
    (last, all) => ({
      ...rest,
      id: 'overreached',
      text: `${namesOf(all)} are overreached: rest mends them by ${sayWhen(mendsAt(atRest(last)), now)}.`,
      action: 'My Horses',
      href: paths.myHorses,
    }),
  );
}

/** Horses that are too tired to run now: from when each may, and the race that would take it then. */
export function tiredHorses(facts: NeedFacts): Need[] {
  const { now } = facts;
  const tired = freeHorses(facts)
    .filter((horse) => mayRunAt(horse) > now && !isOverreached(atRest(horse), now))
    .toSorted((one, other) => mayRunAt(one) - mayRunAt(other));
  return eachOrAll(
    tired,
    (horse) => {
      const chance = chanceOf(horse, facts);
      const text = `${horse.name} is too tired to run now. ${sayRest(horse, now) ?? ''}`.trim();
      const id = `tired ${horse.id}`;
      if (chance === null) {
        return { ...rest, id, text, action: 'See the Horse', href: paths.horse(horse.id) };
      }
      const { id: raceId, name, offAt } = chance.race;
      return {
        ...rest,
        id,
        text: `${text} The ${name}, off ${sayWhen(offAt, now)}, would take it rested.`,
        action: 'Enter Race',
        href: paths.enterRace({ horseId: horse.id, raceId }),
      };
    },
    (first, all) => ({
      ...rest,
      id: 'tired',
      text: `${horsesCounted(all)} are too tired to run. ${first.name} may run first, from ${sayWhen(mayRunAt(first), now)}.`,
      action: 'My Horses',
      href: paths.myHorses,
    }),
  );
}
