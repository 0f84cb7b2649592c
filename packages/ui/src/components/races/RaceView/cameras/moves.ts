import type { Motion } from '../motion/Motion';

/** A runner that makes up ground. */
export interface Move {
  /** Its place in the film. */
  runner: number;
}

/** Milliseconds that a move is looked at for. */
const looked = 5_000;
/** Metres that are made up on the leader, how far behind it the runner may then be, and must have been. */
const gain = 2.5;
const reaches = 9;
const comesFrom = 3;

/** The best move of the next seconds; null where nobody makes one. */
export function moveAt(motion: Motion, ms: number): Move | null {
  let best = gain;
  let move: Move | null = null;
  const behind = (at: number) => {
    const toGo = Array.from({ length: motion.runners }, (_, i) => motion.toGo(i, at));
    const leader = Math.min(...toGo);
    return toGo.map((metres) => metres - leader);
  };
  const later = behind(ms + looked);
  behind(ms).forEach((gap, runner) => {
    const left = later[runner] ?? gap;
    if (gap < comesFrom || left > reaches || gap - left < best) return;
    best = gap - left;
    move = { runner };
  });
  return move;
}
