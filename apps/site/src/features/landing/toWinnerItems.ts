import type { RaceOutcome } from '@furlong/backend';
import { formatRaceTime, tracks } from '@furlong/game/rules';
import type { WinnerItemProps } from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';
import { portraitOf } from '../../shared/format/portraitOf.ts';
import { formatAgo } from '../../shared/format/time.ts';
import { paths } from '../../shared/paths.ts';

/** The winners of a race, one unless it was a dead heat, as the landing page tells them. */
export function toWinnerItems(
  race: RaceOutcome,
  now: number,
): (WinnerItemProps & { key: string })[] {
  return race.winners.map(({ horse, stable, timeMs }) => ({
    key: `${race.id} ${horse.id}`,
    timeAgo: formatAgo(race.offAt, now),
    race: race.name,
    horse: horse.name,
    horseHref: paths.horse(horse.id),
    stable: stable.name,
    stableHref: paths.publicStable(stable.id),
    description: `${timeMs === null ? '' : `in ${formatRaceTime(timeMs)}, `}over ${formatMetres(race.distance)} at ${tracks[race.trackId].name}.`,
    portrait: portraitOf(horse, race.offAt),
    silks: stable.silks,
    href: paths.race(race.id),
  }));
}
