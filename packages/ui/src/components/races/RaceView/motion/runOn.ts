import { frameMs, type RaceFilm } from '../film';

/** Metres a second each second that a horse pulls up by, and the canter it comes down to. */
const easing = 1.1;
const canter = 9.5;
const seconds = frameMs / 1_000;

interface LaidOut {
  metres: Float32Array;
  lane: Float32Array;
  frames: number;
}

/**
 * The race frame by frame, each runner pulling up from the post on, and some frames more.
 * @param more frames after the last that the race has
 */
export function runOn({ runners, positions, distance }: RaceFilm, more: number): LaidOut {
  const width = runners.length;
  const run = positions.length / (width * 2);
  const frames = run + more;
  const metres = new Float32Array(frames * width);
  const lane = new Float32Array(frames * width);
  runners.forEach(({ timeMs }, runner) => {
    const given = (frame: number, what: 0 | 1) =>
      positions[(Math.min(frame, run - 1) * width + runner) * 2 + what] ?? 0;
    const home = Math.min(run - 1, timeMs === null ? run - 1 : Math.ceil(timeMs / frameMs));
    let at = given(home, 0);
    let speed = (at - given(home - 1, 0)) / seconds;
    for (let frame = 0; frame < frames; frame++) {
      if (frame > home) {
        speed = Math.max(Math.min(speed, canter), speed - easing * seconds);
        at += speed * seconds;
      }
      const i = frame * width + runner;
      metres[i] = frame <= home ? given(frame, 0) : at;
      lane[i] = given(Math.min(frame, home), 1);
    }
  });
  giveRoom({ metres, lane, frames }, width, distance);
  return { metres, lane, frames };
}

/** Metres a horse takes up, and how fast one gives way sideways. */
const body = { length: 3, width: 1.1 };
const aside = 0.9 * seconds;

/** Past the post those behind come up to those who pull up: they go wide of them. */
function giveRoom({ metres, lane, frames }: LaidOut, width: number, distance: number) {
  const wide = new Float32Array(width);
  for (let frame = 1; frame < frames; frame++) {
    const before = (frame - 1) * width;
    for (let a = 0; a < width; a++) {
      const at = metres[before + a] ?? 0;
      const off = lane[before + a] ?? 0;
      for (let b = 0; at > distance && b < width; b++) {
        const ahead = Math.abs((metres[before + b] ?? 0) - at) < body.length;
        const beside = off - (lane[before + b] ?? 0);
        const outside = beside > 0 || (beside === 0 && a > b);
        if (a === b || !ahead || !outside || beside >= body.width) continue;
        wide[a] = (wide[a] ?? 0) + aside;
      }
      const i = frame * width + a;
      lane[i] = (lane[i] ?? 0) + (wide[a] ?? 0);
    }
  }
}
