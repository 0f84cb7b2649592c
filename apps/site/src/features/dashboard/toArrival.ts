import type { ListedRace, OwnHorse } from '@furlong/backend';
import {
  ageInSeason,
  formatMoney,
  gender,
  seasonAt,
  tracks,
  winnersPrize,
} from '@furlong/game/rules';
import type { FirstRace, StarterArrivalProps } from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';
import { portraitOf } from '../../shared/format/portraitOf.ts';
import { formatWhen } from '../../shared/format/time.ts';
import { paths } from '../../shared/paths.ts';
import { type RacesAhead, takerOf } from '../../shared/races/nextRace.ts';

/** Who the first horse of a stable is, as its arrival tells it at `now`, ms. */
export function toArrival(
  horse: OwnHorse,
  now: number,
): Omit<StarterArrivalProps, 'silks' | 'step'> {
  const age = ageInSeason(horse.birthSeason, seasonAt(now));
  return {
    horse: horse.name,
    portrait: portraitOf(horse, now),
    summary: `${age}-year-old ${horse.coat.toLowerCase()} ${gender(horse.sex, age).toLowerCase()}`,
    parents: `by ${horse.sire} out of ${horse.dam}`,
    equipment: horse.equipment,
  };
}

/** The first free race that would take the horse; its countdown is drawn where it ticks. */
export function toFirstRace(
  horse: OwnHorse,
  facts: RacesAhead,
): (Omit<FirstRace, 'countdown'> & { race: ListedRace }) | null {
  const free = facts.races.filter(({ entryFee }) => entryFee === 0);
  const race = takerOf(horse, { ...facts, races: free });
  if (race === undefined) return null;
  return {
    race,
    name: race.name,
    where: `${formatMetres(race.distance)} on ${race.surface.toLowerCase()} at ${tracks[race.trackId].name}`,
    off: formatWhen(race.offAt, facts.now),
    prize: formatMoney(winnersPrize(race)),
    href: paths.enterRace({ horseId: horse.id, raceId: race.id }),
  };
}
