import type { ActiveAutoOrder, OwnHorse, Stable, UpcomingEntry } from '@furlong/backend';
import {
  ageInSeason,
  autoProgrammes,
  formatMoney,
  gender,
  HOUR,
  ratingBand,
  seasonAt,
} from '@furlong/game/rules';
import type { HorseCardDetails } from '@furlong/ui';
import { fitnessOf } from '../../shared/format/fitnessOf.ts';
import { portraitOf } from '../../shared/format/portraitOf.ts';
import { runningStyles } from '../../shared/format/runningStyle.ts';
import { sayWhen } from '../../shared/format/time.ts';
import { sayRest } from '../../shared/horses/energy.ts';
import { paths } from '../../shared/paths.ts';

/** A horse of the player's own as its card shows it, at `now` in ms. */
export function toHorseCardProps(
  horse: OwnHorse,
  {
    now,
    stable,
    entries,
    orders = [],
  }: {
    now: number;
    stable: Stable;
    entries: readonly UpcomingEntry[];
    /** The orders that horses follow in auto-training; left out where a card has no room for that. */
    orders?: readonly ActiveAutoOrder[];
  },
): HorseCardDetails {
  const age = ageInSeason(horse.birthSeason, seasonAt(now));
  const rest = sayRest(horse, now);
  const order = orders.find(({ horseId }) => horseId === horse.id);
  return {
    horseId: horse.id,
    name: horse.name,
    summary: `${age}-year-old ${gender(horse.sex, age)}`,
    breeding: `${horse.coat}, by ${horse.sire} out of ${horse.dam}`,
    portrait: portraitOf(horse, now),
    silks: stable.silks,
    rating: { value: horse.rating, band: ratingBand(horse.rating) },
    specialty: horse.specialty,
    wins: horse.wins,
    races: horse.runs,
    earnings: formatMoney(horse.earnings),
    ...fitnessOf(horse, now),
    ...(rest !== null && { rest }),
    ...(order && { autoTraining: sayOrder(order) }),
    form: horse.form,
    figures: horse.figures,
    style: runningStyles[horse.style],
    nextRace: toNextRace(horse.id, entries, now),
  };
}

/** "Balanced, every 6 hours". */
function sayOrder({ programme }: ActiveAutoOrder): string {
  const { name, everyMs } = autoProgrammes[programme];
  return `${name}, every ${everyMs / HOUR} hours`;
}

function toNextRace(horseId: string, entries: readonly UpcomingEntry[], now: number) {
  const next = entries.find((entry) => entry.horseId === horseId);
  if (next === undefined) return null;
  const { name, offAt } = next.race;
  const when = now < offAt ? sayWhen(offAt, now) : 'running now';
  return { text: `${name}, ${when}`, href: paths.race(next.raceId) };
}
