import type { RaceOutcome, Runner } from '@furlong/backend';
import { formatMoney, formatRaceTime, tracks } from '@furlong/game/rules';
import type { RaceResultListProps, ResultRow } from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';
import { formatChance } from '../../shared/format/chance.ts';
import { dotted } from '../../shared/format/dotted.ts';
import { toJockeyLink } from '../../shared/format/jockeyLink.ts';
import { marginsOf } from '../../shared/format/margins.ts';
import { portraitOf } from '../../shared/format/portraitOf.ts';
import { formatDay, formatTime } from '../../shared/format/time.ts';
import { formatWeight } from '../../shared/format/weight.ts';
import { paths } from '../../shared/paths.ts';
import { championshipMark } from '../../shared/races/championshipMark.ts';

/** Every runner of a finished race, with all that a result page tells. */
export function toResultRows(offAt: number, runners: readonly Runner[]): ResultRow[] {
  const margins = marginsOf(runners);
  return runners.flatMap((runner, index) => {
    const { horseId, horse, stable, place, timeMs, draw, weight, prize, winChance } = runner;
    if (place === null || timeMs === null || draw === null || weight === null) return [];
    return {
      horseId,
      place,
      horse: horse.name,
      horseHref: paths.horse(horseId),
      stable: stable.name,
      stableHref: paths.publicStable(stable.id),
      portrait: portraitOf(horse, offAt),
      silks: stable.silks,
      jockey: toJockeyLink(runner.jockey),
      draw,
      weight: formatWeight(weight),
      margin: margins[index] ?? '',
      time: formatRaceTime(timeMs),
      chance: winChance === null ? null : formatChance(winChance),
      prize: prize === null || prize === 0 ? null : formatMoney(prize),
    };
  });
}

type ListedResult = RaceResultListProps['races'][number];

/** A finished race as the list of results tells it; with how it ended unless that is hidden. */
export function toResultRow(race: RaceOutcome, hidden: boolean): ListedResult {
  const { id, name, trackId, distance, surface, entriesCount, grade, offAt } = race;
  return {
    raceId: id,
    race: name,
    off: formatTime(offAt),
    // A line breaks between the facts alone.
    summary: dotted([
      tracks[trackId].name,
      `${formatMetres(distance)}\u00a0${surface}`,
      `${entriesCount}\u00a0runners`,
    ]),
    grade,
    championship: championshipMark(race),
    ending: hidden ? null : toEnding(race),
    href: paths.race(id),
  };
}

function toEnding({ offAt, winners, seconds }: RaceOutcome): ListedResult['ending'] {
  const [winner] = winners;
  if (winner === undefined || winner.timeMs === null) return null;
  const [, margin] = marginsOf([...winners, ...seconds]);
  return {
    winners: winners.map(({ horse, stable }) => ({
      horseId: horse.id,
      horse: horse.name,
      horseHref: paths.horse(horse.id),
      stable: stable.name,
      stableHref: paths.publicStable(stable.id),
      portrait: portraitOf(horse, offAt),
      silks: stable.silks,
    })),
    margin: margin ?? '',
    second: seconds.map(({ horseName }) => horseName).join(' and '),
    time: formatRaceTime(winner.timeMs),
  };
}

/** Results by the day they were run on, in the order in which they are listed. */
export function byDay(races: readonly RaceOutcome[], now: number) {
  const days = new Map<string, RaceOutcome[]>();
  for (const race of races) {
    const day = formatDay(race.offAt, now);
    days.set(day, [...(days.get(day) ?? []), race]);
  }
  return [...days].map(([day, run]) => ({ day, races: run }));
}
