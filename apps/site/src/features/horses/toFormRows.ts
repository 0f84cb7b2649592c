import type { HorseRun } from '@furlong/backend';
import {
  beatenDistances,
  formatGoing,
  formatMoney,
  formatRaceTime,
  tracks,
} from '@furlong/game/rules';
import { formatMetres } from '@furlong/ui/metres';
import { type JockeyLink, toJockeyLink } from '../../shared/format/jockeyLink.ts';
import { formatWhen } from '../../shared/format/time.ts';
import { formatWeight } from '../../shared/format/weight.ts';
import { paths } from '../../shared/paths.ts';

/** One race that a horse has run, as a line of its form. */
export interface FormRow {
  id: string;
  race: string;
  href: string;
  when: string;
  track: string;
  /** Distance, surface and going, such as "1600 m Turf, Good". */
  conditions: string;
  place: number;
  /** How many ran. */
  of: number;
  weight: string;
  /** Who rode it; null where that was not noted. */
  jockey: JockeyLink | null;
  /** By how much, and by whom or from whom, such as "neck behind Turf Legend". */
  margin: string;
  time: string;
  /** Empty where it won none. */
  prize: string;
}

export function toFormRows(runs: readonly HorseRun[], horseId: string, now: number): FormRow[] {
  return runs.map((run) => ({
    id: run.id,
    race: run.raceName,
    href: paths.race(run.raceId),
    when: formatWhen(run.offAt, now),
    track: tracks[run.trackId].name,
    conditions: `${formatMetres(run.distance)} ${run.surface}, ${formatGoing(run.going, run.surface)}`,
    place: run.place,
    of: run.field.length,
    weight: formatWeight(run.weight),
    jockey: toJockeyLink(run.jockey),
    margin: marginOf(run, horseId),
    time: formatRaceTime(run.timeMs),
    prize: run.prize === 0 ? '' : formatMoney(run.prize),
  }));
}

/** Against the winner, or for the winner against the next. */
function marginOf({ field, place }: HorseRun, horseId: string): string {
  const other = field.find((each) => each.horseId !== horseId);
  if (other === undefined) return '–';
  const beaten = beatenDistances(field.map(({ timeMs }) => timeMs));
  const own = field.findIndex((each) => each.horseId === horseId);
  const margin = beaten[Math.max(own, 1)] ?? '';
  if (other.place === place) return `${margin} with ${other.name}`;
  return place === 1 ? `${margin} from ${other.name}` : `${margin} behind ${other.name}`;
}
