import { smooth } from './smooth';

/** Metres behind the leader within which a runner is in contention, and beyond which it is not. */
const contending = { surely: 12, hardly: 30 };

/** Frames on either side over which a camera's view of the field is smoothed: 0.6 s. */
const steady = 3;

/**
 * What a camera follows in each frame: the leader and those near it. A runner that drops out of
 * contention counts less and less, so that no camera jumps.
 */
export function packFrames(
  metres: Float32Array,
  lane: Float32Array,
  runners: number,
  distance: number,
) {
  const frames = metres.length / runners;
  const leader = new Float32Array(frames);
  const middle = new Float32Array(frames);
  const lanes = new Float32Array(frames);
  const spread = new Float32Array(frames);
  for (let frame = 0; frame < frames; frame++) {
    const first = frame * runners;
    const most = Math.max(...metres.subarray(first, first + runners));
    let weights = 0;
    let gaps = 0;
    let across = 0;
    let widest = 0;
    for (let i = first; i < first + runners; i++) {
      const gap = most - (metres[i] ?? 0);
      const weight = contention(gap);
      weights += weight;
      gaps += gap * weight;
      across += (lane[i] ?? 0) * weight;
      widest = Math.max(widest, Math.min(gap, contending.hardly) * weight);
    }
    leader[frame] = distance - most;
    middle[frame] = distance - most + gaps / weights;
    lanes[frame] = across / weights;
    spread[frame] = widest;
  }
  return {
    leader: smooth(leader, 1, steady),
    middle: smooth(middle, 1, steady),
    lane: smooth(lanes, 1, steady),
    spread: smooth(spread, 1, steady),
  };
}

function contention(gap: number) {
  const share = (gap - contending.surely) / (contending.hardly - contending.surely);
  const out = Math.min(1, Math.max(0, share));
  return 1 - out * out * (3 - 2 * out);
}
