import type { Runner } from '@furlong/backend';
import { formatRaceTime, LENGTH_MS, sayMargin } from '@furlong/game/rules';
import type { PosterFinish } from '@furlong/ui';
import { marginsOf } from '../../shared/format/margins.ts';
import { paths } from '../../shared/paths.ts';

/**
 * How a race ended, for its poster: who won, by how far and in what time, and the field as it passed the
 * post. Null before there is a result.
 * @param runners in finishing order
 */
export function toPosterFinish(runners: readonly Runner[]): PosterFinish | null {
  const home = runners.flatMap((runner) =>
    runner.timeMs === null ? [] : { ...runner, timeMs: runner.timeMs },
  );
  const [first] = home;
  if (first === undefined) return null;
  const best = first.timeMs;
  const winners = home.filter(({ place }) => place === 1);
  return {
    winners: winners.map(({ horseId, horse, stable }) => ({
      horseId,
      horse: horse.name,
      horseHref: paths.horse(horseId),
      silks: stable.silks,
    })),
    verdict: sayHow(home, winners.length),
    order: home.map(({ horseId, horse, stable, timeMs }) => ({
      horseId,
      coat: horse.coat,
      silks: stable.silks,
      behind: (timeMs - best) / LENGTH_MS,
    })),
  };
}

/** "Won by a neck from Morning Glory, in 1:23.41." */
function sayHow(home: readonly (Runner & { timeMs: number })[], winners: number): string {
  const time = formatRaceTime(home[0]?.timeMs ?? 0);
  const next = home[winners];
  const margin = marginsOf(home)[winners];
  const distance = margin ? sayMargin(margin) : null;
  if (winners > 1) {
    const others = next && distance ? `, ${distance} before ${next.horse.name}` : '';
    return `Dead-heated in ${time}${others}.`;
  }
  return next && distance
    ? `Won by ${distance} from ${next.horse.name}, in ${time}.`
    : `Won in ${time}.`;
}
