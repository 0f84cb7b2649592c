import type { Race, Runner, Winner } from '@furlong/backend';
import { formatMoney, formatRaceTime, tracks } from '@furlong/game';
import type { Finisher, RaceResultListProps, ResultRow, WinnerItemProps } from '@furlong/ui';
import { formatAgo, formatWhen } from '../../shared/format/time.ts';
import { formatWeight } from '../../shared/format/weight.ts';
import { marginsOf, shortMarginsOf } from './margins.ts';

/** Runners of a finished race for the photo finish; those without a result are left out. */
export function toFinishers(runners: readonly Runner[]): Finisher[] {
  const margins = shortMarginsOf(runners);
  return runners.flatMap(({ horseId, horse, stable, place, timeMs }, index) =>
    place === null || timeMs === null
      ? []
      : {
          horseId,
          place,
          horse: horse.name,
          silks: stable.silks,
          margin: margins[index] ?? '',
          time: formatRaceTime(timeMs),
        },
  );
}

/** Every runner of a finished race, with all that a result page tells. */
export function toResultRows(runners: readonly Runner[]): ResultRow[] {
  const margins = marginsOf(runners);
  return runners.flatMap((runner, index) => {
    const { horseId, horse, stable, place, timeMs, draw, weight, prize } = runner;
    if (place === null || timeMs === null || draw === null || weight === null) return [];
    return {
      horseId,
      place,
      horse: horse.name,
      stable: stable.name,
      silks: stable.silks,
      draw,
      weight: formatWeight(weight),
      margin: margins[index] ?? '',
      time: formatRaceTime(timeMs),
      prize: prize === null || prize === 0 ? null : formatMoney(prize),
    };
  });
}

/** One of the last winners, as the landing page tells it. */
export function toWinnerItem(winner: Winner, now: number): WinnerItemProps {
  const { horse, stable, race, timeMs } = winner;
  const time = timeMs === null ? '' : ` in ${formatRaceTime(timeMs)}`;
  return {
    timeAgo: formatAgo(race.offAt, now),
    race: race.name,
    description: `${horse.name} won for ${stable.name}${time}, over ${race.distance} m at ${tracks[race.trackId].name}.`,
    silks: stable.silks,
    href: `/races/${race.id}`,
  };
}

/** A finished race as the list of results tells it. */
export function toResultRow(race: Race, now: number): RaceResultListProps['races'][number] {
  const { id, name, trackId, distance, surface, entriesCount, grade, offAt } = race;
  return {
    raceId: id,
    race: name,
    summary: `${tracks[trackId].name} · ${distance} m ${surface} · ${entriesCount} runners`,
    grade,
    when: formatWhen(offAt, now),
    href: `/races/${id}`,
  };
}
