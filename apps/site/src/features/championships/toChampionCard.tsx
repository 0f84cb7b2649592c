import type { Champion, RoadRace } from '@furlong/backend';
import { divisionNames, formatRaceTime } from '@furlong/game/rules';
import { type ChampionCardProps, Fact, RaceTime } from '@furlong/ui';
import { pluralize } from '../../shared/format/pluralize.ts';
import { portraitOf } from '../../shared/format/portraitOf.ts';
import { formatDayOfYear } from '../../shared/format/time.ts';
import { paths } from '../../shared/paths.ts';
import { sayPoints } from './divisionWords.ts';
import { stepsOf } from './toRoad.ts';

/**
 * A champion with its final.
 * @param road of its division's season; null where its own page tells it
 */
export function toChampionCard(
  champion: Champion,
  road: readonly RoadRace[] | null,
): ChampionCardProps {
  const { season, division, horse, raceId, wonAt, timeMs, points, runs, wins } = champion;
  return {
    title: `Season ${season} · ${divisionNames[division]} champion`,
    horse: horse.name,
    horseHref: paths.horse(horse.id),
    portrait: portraitOf(horse, wonAt),
    silks: horse.stable.silks,
    stable: horse.stable.name,
    stableHref: paths.publicStable(horse.stable.id),
    facts: (
      <>
        <Fact label="Final">{formatDayOfYear(wonAt)}</Fact>
        <Fact label="Time">
          <RaceTime time={formatRaceTime(timeMs)} />
        </Fact>
        <Fact label="Before it">
          {runs === 0
            ? 'No qualifier'
            : `${sayPoints(points)}, ${pluralize(wins, 'win')} from ${runs}`}
        </Fact>
      </>
    ),
    filmHref: paths.filmOfRace(raceId),
    resultHref: paths.race(raceId),
    ...(road === null && { pageHref: paths.champion(season, division) }),
    road: road === null ? [] : stepsOf(road, horse.id),
  };
}
