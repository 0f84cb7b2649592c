import type { Motion, PackMoment } from '../motion/Motion';
import type { ShotName } from './shots';

/** From a moment on, a camera. */
export interface Cut {
  ms: number;
  shot: ShotName;
}

/** Milliseconds after the off: the last runners are going in, from before. */
const ready = -9_000;
/** Milliseconds: the look at the stalls after the off, and the blimp's turn on a bend. */
const away = 2_600;
const aloft = 7_000;
/** Milliseconds between two looks at the field. */
const step = 100;
/** Metres before the post between which the field is seen head-on. */
const headOn = { from: 360, until: 210 };
/** Milliseconds after the winner has passed the post. */
const afterwards = 3_200;

/** Which camera shows a race when, as a director would cut it: side-on to the post. */
export function cutsOf(motion: Motion): Cut[] {
  const { plan } = motion.course;
  const cuts: Cut[] = [
    { ms: Number.NEGATIVE_INFINITY, shot: 'loading' },
    { ms: ready, shot: 'stalls' },
    { ms: away, shot: 'broadcast' },
  ];
  const pack: PackMoment = { leader: 0, middle: 0, lane: 0, spread: 0 };
  const cutWhen = (metres: number, shot: ShotName, after = 0) => {
    for (let ms = away; ms < motion.until; ms += step) {
      if (motion.packAt(ms, pack).leader > metres) continue;
      cuts.push({ ms: ms + after, shot });
      return;
    }
  };
  const start = motion.packAt(0, pack).leader;
  const lap = motion.course.lap;
  const bends = [plan.runIn + plan.homeBend];
  if (!motion.course.chute) bends.push(lap - plan.homeStraight + plan.runIn);
  for (const bend of bends.flatMap((metres) => [metres, metres + lap])) {
    if (bend > start - 150) continue;
    cutWhen(bend, 'blimp');
    cutWhen(bend, 'broadcast', aloft);
  }
  cutWhen(headOn.from, 'head-on');
  cutWhen(headOn.until, 'broadcast');
  cutWhen(0, 'close', afterwards);
  return cuts.sort((a, b) => a.ms - b.ms);
}

/** The camera that shows a moment. */
export function shotAt(cuts: readonly Cut[], ms: number): ShotName {
  return cuts.findLast((cut) => cut.ms <= ms)?.shot ?? 'broadcast';
}
