import { hashOf } from '../../../horses/hashOf';
import type { FilmRunner } from '../film';
import { walkPlace } from '../rig/poseTable';
import { metresWalked, roundsAfter, walkEnd, walkLength, walkPace, walkRate } from '../rig/walk';

/** Milliseconds after the off: the walk begins no earlier, and the last is in its stall by then. */
export const loadingFrom = -30_000;
export const loadedBy = -4_500;
/** The first sets off so long after the beginning at the earliest. */
const settled = 2_500;
/** Milliseconds between two that are loaded, where there is time for it. */
const apart = 1_900;
/** How many strides more those walk who wait in front, and behind them. */
const repeats = { front: 0, behind: 2 };

/** When a runner walks into its stall, ms after the off. */
export interface Loading {
  setsOff: number;
  loaded: number;
  repeats: number;
}

/** A runner on its way into its stall. */
export interface LoadingMoment {
  /** Metres to its place in the stall. */
  short: number;
  /** Its place in the table of poses. */
  walk: number;
  /** 1 standing, 0 at a full walk. */
  still: number;
  /** Metres a second. */
  speed: number;
}

/**
 * When each runner is loaded: odd numbers first, then even ones, as is usual (British Horseracing
 * Authority, "Flat races: what happens when the horses arrive at the start").
 */
export function loadings(runners: readonly Pick<FilmRunner, 'horseId' | 'number'>[]): Loading[] {
  const order = runners
    .map((_, i) => i)
    .sort((a, b) => {
      const [first, second] = [runners[a]?.number ?? 0, runners[b]?.number ?? 0];
      return (second % 2) - (first % 2) || first - second;
    });
  const places = runners.map((_, i) => order.indexOf(i));
  const longest = duration(repeats.behind);
  const between = Math.min(
    apart,
    (loadedBy - loadingFrom - settled - longest) / Math.max(1, runners.length - 1),
  );
  return runners.map(({ horseId, number }, i) => {
    const more = number % 2 === 1 ? repeats.front : repeats.behind;
    const last = runners.length - 1 - (places[i] ?? 0);
    // No two set off at the same beat.
    const hesitates = ((hashOf(horseId) % 100) / 100) * 0.5 * between;
    const loaded = loadedBy - last * between - (last === 0 ? 0 : hesitates);
    return { setsOff: loaded - duration(more), loaded, repeats: more };
  });
}

function duration(more: number) {
  return ((walkEnd + more) / walkRate) * 1_000;
}

/** Where a runner is on its way `ms` after the off, before which it has to be. */
export function loadingAt(
  { setsOff, repeats: more }: Loading,
  ms: number,
  moment: LoadingMoment,
): LoadingMoment {
  const strides = Math.min(Math.max(((ms - setsOff) / 1_000) * walkRate, 0), walkEnd + more);
  const rounds = roundsAfter(strides, more);
  const at = strides - rounds;
  const pace = walkPace(at);
  moment.short = metresWalked(walkEnd) - metresWalked(at) + (more - rounds) * walkLength;
  moment.walk = walkPlace(at);
  moment.still = 1 - pace;
  moment.speed = pace * walkLength * walkRate;
  return moment;
}
