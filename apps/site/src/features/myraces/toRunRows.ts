import type { MyRun } from '@furlong/backend';
import {
  beatenDistances,
  formatGoing,
  formatMoney,
  formatRaceTime,
  tracks,
} from '@furlong/game/rules';
import { formatMetres } from '@furlong/ui/metres';
import { formatRatingChange } from '../../shared/format/rating.ts';
import { formatWhen } from '../../shared/format/time.ts';
import { paths } from '../../shared/paths.ts';

/** A run of one of the player's horses, as a line of the list. */
export interface RunRow {
  id: string;
  horse: string;
  horseHref: string;
  race: string;
  raceHref: string;
  filmHref: string;
  when: string;
  /** Such as "Ashford Downs, 1600 m Turf, Good". */
  where: string;
  place: number;
  /** How many ran. */
  of: number;
  /** By how much, and by whom or from whom, such as "neck behind Turf Legend". */
  margin: string;
  time: string;
  /** "84 → 86 (+2)"; empty where the race did not move it. */
  ratingChange: string;
  /** Empty where it won none. */
  prize: string;
}

/** @param now the server's time, ms */
export const toRunRows = (runs: readonly MyRun[], now: number): RunRow[] =>
  runs.map((run) => ({
    id: run.id,
    horse: run.horseName,
    horseHref: paths.horse(run.horseId),
    race: run.raceName,
    raceHref: paths.race(run.raceId),
    filmHref: paths.filmOfRace(run.raceId),
    when: formatWhen(run.offAt, now),
    where: `${tracks[run.trackId].name}, ${formatMetres(run.distance)} ${run.surface}, ${formatGoing(run.going, run.surface)}`,
    place: run.place,
    of: run.runners,
    margin: marginOf(run),
    time: formatRaceTime(run.timeMs),
    ratingChange:
      run.ratingBefore === run.ratingAfter
        ? ''
        : formatRatingChange(run.ratingBefore, run.ratingAfter),
    prize: run.prize === 0 ? '' : formatMoney(run.prize),
  }));

/** Against the winner, or for the winner against the next home. */
function marginOf({ place, timeMs, rival, timesMs }: MyRun): string {
  if (rival === null) return '–';
  const margin = beatenDistances(timesMs)[Math.max(timesMs.indexOf(timeMs), 1)] ?? '';
  if (rival.place === place) return `${margin} with ${rival.name}`;
  return place < rival.place ? `${margin} from ${rival.name}` : `${margin} behind ${rival.name}`;
}
