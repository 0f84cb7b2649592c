import type { RaceWithEntries, Runner } from '@furlong/backend';
import { formatRaceTime } from '@furlong/game/rules';
import type { CourseRunner, Finisher, FinishSceneProps } from '@furlong/ui';
import { marginsOf } from '../../shared/format/margins.ts';
import { portraitOf } from '../../shared/format/portraitOf.ts';

/** Runners of a finished race for the photo finish; those without a result are left out. */
export function toFinishers(runners: readonly Runner[]): Finisher[] {
  const margins = marginsOf(runners);
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

/** The runner whose face the scene shows, at the age that it has on the day of the race. */
export function toSceneHorse(
  { horseId, horse, stable }: Runner,
  { offAt }: Pick<RaceWithEntries['race'], 'offAt'>,
): NonNullable<FinishSceneProps['horse']> {
  return {
    name: horse.name,
    portrait: portraitOf({ ...horse, id: horseId }, offAt),
    silks: stable.silks,
  };
}

/** A horse at the finish covers about this much in a second, m. */
const finishingSpeed = 16;

/**
 * A plan draws a horse as a disc of some thirty metres: the gaps between them are drawn this many
 * times as wide as they were, so that the order can be read.
 */
export const widened = 15;

/**
 * The first of a field as the winner passes the post: the others behind by what their times say,
 * from the rail outwards as they were drawn.
 * @param finishers in finishing order
 * @param width of the course, m
 */
export function toFinish(finishers: readonly Runner[], width: number): CourseRunner[] {
  const best = finishers[0]?.timeMs ?? 0;
  const fromRail = finishers.toSorted((a, b) => (a.draw ?? 0) - (b.draw ?? 0));
  return finishers.flatMap((finisher) =>
    finisher.timeMs === null
      ? []
      : {
          horseId: finisher.horseId,
          horse: finisher.horse.name,
          silks: finisher.stable.silks,
          toGo: ((finisher.timeMs - best) / 1_000) * finishingSpeed * widened,
          off: ((fromRail.indexOf(finisher) + 0.5) * width) / finishers.length,
        },
  );
}
