import { filmOpens } from '../film';
import type { Motion } from '../motion/Motion';
import { emptyPack } from '../motion/pack';
import { type Move, moveAt } from './moves';
import type { ShotName } from './shots';
import { heldBehind } from './sideOn';

/** From a moment on, a camera. */
export interface Cut {
  /** Milliseconds after the off. */
  ms: number;
  shot: ShotName;
  /** Who is followed: by its place in the film. */
  runner: number;
}

/** Milliseconds after the off: the last runners are going in, and the field has found its places. */
const ready = -9_000;
const settled = 9_000;
/** Milliseconds between two cuts at the least. */
export const shortest = 4_000;
/** Milliseconds that each shot stays. */
const stays = { blimp: 7_000, broadcast: 6_000, follow: 5_000, 'head-on': 6_000 };
/** Milliseconds from one look from the air to the next. */
const between = 28_000;
/** Metres to go from the end of the bend at which the field is seen head-on into the straight. */
const turning = 25;
/** Milliseconds before the winner is home from which the camera is at the post, and how long after. */
const finish = { before: 5_500, after: 3_200 };

/**
 * Which camera shows a race when, as television cuts it: wide from the stalls, from the air once the
 * field has settled, beside whoever makes a move, head-on into the straight, low at the post.
 * @param own the runner that must not be lost, by its place in the film
 */
export function cutsOf(motion: Motion, own: number): Cut[] {
  const cuts: Cut[] = [];
  const cut = (ms: number, shot: ShotName, runner = own) => {
    const before = cuts.at(-1);
    if (before?.shot === shot && before.runner === runner) return;
    cuts.push({ ms, shot, runner });
  };
  cut(Number.NEGATIVE_INFINITY, 'loading');
  cut(ready, 'stalls');
  cut(filmOpens, 'away');
  const won = whenLeaderHas(motion, 0);
  if (won === null) return cuts;
  const post = won - finish.before;
  const home = whenLeaderHas(motion, motion.course.plan.runIn + turning) ?? settled;
  const turn = Math.max(home, settled);
  cutTheRun(motion, own, { from: settled, until: turn, aloft: settled }, cut);
  if (post - turn >= shortest) cut(turn, 'head-on');
  const straight = { from: turn + stays['head-on'], until: post, aloft: post };
  cutTheRun(motion, own, straight, cut);
  cut(post, 'post');
  cut(won + finish.after, 'close');
  return cuts;
}

/** The camera that shows a moment, and whom it follows. */
export function shotAt(cuts: readonly Cut[], ms: number): Pick<Cut, 'shot' | 'runner'> {
  return cuts.findLast((cut) => cut.ms <= ms) ?? { shot: 'broadcast', runner: 0 };
}

type Cutting = (ms: number, shot: ShotName, runner?: number) => void;

/** Milliseconds after the off: a part of the race, and when it is seen from the air at the earliest. */
interface Part {
  from: number;
  until: number;
  aloft: number;
}

/** A part of the race: level with the field, but for moves, and an own runner that would be lost. */
function cutTheRun(motion: Motion, own: number, { from, until, aloft }: Part, cut: Cutting) {
  let next = aloft;
  let followed: Move | null = null;
  // What is left at the end would be too short for a shot of its own.
  for (let ms = from; until - ms >= shortest; ) {
    const lost = isLost(motion, own, ms) || isLost(motion, own, ms + stays.broadcast);
    const move: Move | null = followed ? null : lost ? { runner: own } : moveAt(motion, ms);
    const high = !move && !lost && ms >= next;
    followed = move;
    if (high) next = ms + between;
    const shot = move ? 'follow' : high ? 'blimp' : 'broadcast';
    cut(ms, shot, move?.runner);
    ms += stays[shot];
  }
}

/** Whether a runner lies farther behind than the picture from the side holds. */
function isLost(motion: Motion, runner: number, ms: number) {
  const pack = motion.packAt(ms, emptyPack());
  return motion.toGo(runner, ms) - pack.leader > heldBehind(pack.spread);
}

/** When the leader has so many metres to go, ms after the off; null where it does not come so far. */
function whenLeaderHas(motion: Motion, metres: number) {
  const pack = emptyPack();
  for (let ms = 0; ms < motion.until; ms += 50) {
    if (motion.packAt(ms, pack).leader <= metres) return ms;
  }
  return null;
}
