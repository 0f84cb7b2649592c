import type { Winner } from '@furlong/backend';
import { formatRaceTime, tracks } from '@furlong/game/rules';
import type { WinnerItemProps } from '@furlong/ui';
import { formatAgo } from '../../shared/format/time.ts';
import { paths } from '../../shared/paths.ts';

/** One of the last winners, as the landing page tells it. */
export function toWinnerItem(winner: Winner, now: number): WinnerItemProps {
  const { horse, stable, race, timeMs } = winner;
  const time = timeMs === null ? '' : ` in ${formatRaceTime(timeMs)}`;
  return {
    timeAgo: formatAgo(race.offAt, now),
    race: race.name,
    description: `${horse.name} won for ${stable.name}${time}, over ${race.distance} m at ${tracks[race.trackId].name}.`,
    silks: stable.silks,
    href: paths.race(race.id),
  };
}
