import type { OwnHorse, Stable, UpcomingEntry } from '@furlong/backend';
import {
  ageInSeason,
  formatMoney,
  gender,
  mayRunAt,
  ratingBand,
  seasonAt,
} from '@furlong/game/rules';
import type { HorseCardDetails } from '@furlong/ui';
import { fitnessOf } from '../../shared/format/fitnessOf.ts';
import { portraitOf } from '../../shared/format/portraitOf.ts';
import { runningStyles } from '../../shared/format/runningStyle.ts';
import { formatWhen, sayWhen } from '../../shared/format/time.ts';
import { paths } from '../../shared/paths.ts';

/** A horse of the player's own as its card shows it, at `now` in ms. */
export function toHorseCardProps(
  horse: OwnHorse,
  { now, stable, entries }: { now: number; stable: Stable; entries: readonly UpcomingEntry[] },
): HorseCardDetails {
  const age = ageInSeason(horse.birthSeason, seasonAt(now));
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
    ...(mayRunAt(horse) > now && { restsUntil: formatWhen(mayRunAt(horse), now) }),
    form: horse.form,
    figures: horse.figures,
    style: runningStyles[horse.style],
    nextRace: toNextRace(horse.id, entries, now),
  };
}

function toNextRace(horseId: string, entries: readonly UpcomingEntry[], now: number) {
  const next = entries.find((entry) => entry.horseId === horseId);
  if (next === undefined) return null;
  const { name, offAt } = next.race;
  const when = now < offAt ? sayWhen(offAt, now) : 'running now';
  return { text: `${name}, ${when}`, href: paths.race(next.raceId) };
}
