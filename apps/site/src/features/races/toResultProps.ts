import type { RaceOutcome, Runner } from '@furlong/backend';
import { formatMoney, formatRaceTime, tracks } from '@furlong/game/rules';
import type { RaceResultListProps, ResultRow } from '@furlong/ui';
import { formatChance } from '../../shared/format/chance.ts';
import { marginsOf } from '../../shared/format/margins.ts';
import { portraitOf } from '../../shared/format/portraitOf.ts';
import { formatWhen } from '../../shared/format/time.ts';
import { formatWeight } from '../../shared/format/weight.ts';
import { paths } from '../../shared/paths.ts';

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
      draw,
      weight: formatWeight(weight),
      margin: margins[index] ?? '',
      time: formatRaceTime(timeMs),
      chance: winChance === null ? null : formatChance(winChance),
      prize: prize === null || prize === 0 ? null : formatMoney(prize),
    };
  });
}

/** A finished race as the list of results tells it. */
export function toResultRow(race: RaceOutcome, now: number): RaceResultListProps['races'][number] {
  const { id, name, trackId, distance, surface, entriesCount, grade, offAt, winners } = race;
  return {
    raceId: id,
    race: name,
    summary: `${tracks[trackId].name} · ${distance} m ${surface} · ${entriesCount} runners`,
    grade,
    when: formatWhen(offAt, now),
    winners: winners.map(({ id: entryId, horse, stable }) => ({
      id: entryId,
      horse: horse.name,
      horseHref: paths.horse(horse.id),
      stable: stable.name,
      stableHref: paths.publicStable(stable.id),
      portrait: portraitOf(horse, offAt),
      silks: stable.silks,
    })),
    href: paths.race(id),
  };
}
