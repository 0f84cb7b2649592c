import type { Course } from '../course/Course';
import { airborne } from '../rig/gallop';

/** How far into a bend, or out of it, a horse changes its legs. */
const onBend = 0.5;

/**
 * The strides in which a runner changes its leading leg: on to the inner one for a bend, and on to
 * the other in the straight. The first entry is the lead it starts with, 1 for the left.
 * @param bend of the course at each frame, 1 to the left
 * @param strides counted at each frame
 */
export function legChanges({ hand }: Course, bend: Float32Array, strides: Float32Array): number[] {
  const inner = hand > 0 ? 1 : 0;
  const wanted = (frame: number) => (Math.abs(bend[frame] ?? 0) > onBend ? inner : 1 - inner);
  let lead = wanted(0);
  const changes = [lead];
  for (let frame = 1; frame < bend.length; frame++) {
    if (wanted(frame) === lead) continue;
    lead = 1 - lead;
    const at = strides[frame] ?? 0;
    const stride = Math.floor(at);
    changes.push(at - stride < airborne ? stride + airborne : stride + 1 + airborne);
  }
  return changes;
}

/** The lead at a count of strides: it changes while all four hooves are off the ground. */
export function leadAt([first = 0, ...changes]: readonly number[], strides: number): number {
  let lead = first;
  for (const at of changes) {
    if (strides < at) break;
    const share = Math.min(1, (strides - at) / (1 - airborne));
    lead += (1 - 2 * Math.round(lead)) * share * share * (3 - 2 * share);
  }
  return lead;
}
