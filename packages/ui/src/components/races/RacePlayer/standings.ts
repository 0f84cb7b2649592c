import { type FilmRunner, frameMs, type RaceFilm } from '../RaceView/film';
import type { Motion } from '../RaceView/motion/Motion';
import { emptyRunner } from '../RaceView/motion/RunnerMoment';

/** Metres of a sectional. */
const section = 200;

/** Where a runner lies. */
export interface Standing extends FilmRunner {
  /** Metres to the post; negative beyond it. */
  toGo: number;
  /** Metres off the rail. */
  off: number;
  /** Whether it has passed the post. */
  home: boolean;
  /** Lengths behind the leader on the course. */
  behind: number;
  /** Metres a second. */
  speed: number;
}

/** The field in running order; whoever is home stays where it finished. */
export function standingsAt({ runners }: RaceFilm, motion: Motion, ms: number): Standing[] {
  const isHome = ({ timeMs }: FilmRunner) => timeMs !== null && timeMs <= ms;
  const lying = runners.map((runner, i): Standing => {
    // While it is loaded everybody counts as in its stall.
    const { toGo, lane, speed } = motion.at(i, Math.max(0, ms), emptyRunner());
    return { ...runner, toGo, off: lane, home: isHome(runner), behind: 0, speed };
  });
  lying.sort((a, b) => {
    if (a.home && b.home) return (a.timeMs ?? 0) - (b.timeMs ?? 0);
    if (a.home !== b.home) return a.home ? -1 : 1;
    return a.toGo - b.toGo;
  });
  const first = lying[0];
  return lying.map((standing) => ({
    ...standing,
    behind: Math.max(0, standing.toGo - (first?.toGo ?? 0)) / length,
  }));
}

/** A horse's length, metres. */
const length = 2.4;

/** Milliseconds after the off at which the winner is home; infinite while nobody is known to be. */
export function wonAtOf({ runners }: RaceFilm): number {
  return Math.min(...runners.map(({ timeMs }) => timeMs ?? Number.POSITIVE_INFINITY));
}

/** A sectional of whoever led at its end. */
export interface Sectional {
  /** Milliseconds after the off at which it was complete. */
  at: number;
  /** Metres to the post there, and how long it took. */
  toGo: number;
  ms: number;
}

/** The race in pieces of 200 m, by the leader at each mark. */
export function sectionalsOf({ positions, runners, distance }: RaceFilm): Sectional[] {
  const width = runners.length * 2;
  const found: Sectional[] = [];
  let next = distance - (distance % section || section);
  let from = 0;
  let before = 0;
  for (let frame = 1; frame * width < positions.length && next >= 0; frame++) {
    let most = 0;
    for (let i = frame * width; i < (frame + 1) * width; i += 2) {
      most = Math.max(most, positions[i] ?? 0);
    }
    while (next >= 0 && most >= distance - next) {
      const share = (distance - next - before) / (most - before);
      const at = (frame - 1 + share) * frameMs;
      found.push({ at, toGo: next, ms: at - from });
      from = at;
      next -= section;
    }
    before = most;
  }
  return found;
}
