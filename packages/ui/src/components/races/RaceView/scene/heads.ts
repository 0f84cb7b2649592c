import type { RunnerMoment } from '../motion/RunnerMoment';
import type { HeldHead } from './field';

/** Milliseconds of a horse's turns of mind in the stalls. */
const restless = 2_300;

/**
 * How a runner holds its head: in the stalls it looks about and tosses it, and at the gallop it
 * looks where it goes.
 */
export function headOf(
  runner: number,
  ms: number,
  { still }: RunnerMoment,
  held: HeldHead,
): HeldHead {
  const mood = ms / restless + runner * 2.4;
  const aside = Math.sin(mood * 2.1) * Math.sin(mood * 0.7 + runner);
  held.turn = still * still * 0.3 * aside * Math.abs(aside) ** 0.5;
  held.nod = still * still * (-0.05 + 0.1 * Math.sin(mood * 3.3) * Math.sin(mood * 1.3));
  return held;
}
