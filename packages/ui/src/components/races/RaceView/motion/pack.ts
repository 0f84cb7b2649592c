import { smooth } from './smooth';

/**
 * The field as the cameras see it. Metres to the post: of the leader's nose, of the middle of those in
 * contention, of the last of all. Metres off the rail: of their middle, and of the inmost and the
 * outmost of them. `spread`: metres from the leader to the last of those in contention.
 */
const figures = ['leader', 'middle', 'last', 'lane', 'inner', 'outer', 'spread'] as const;

export type PackMoment = Record<(typeof figures)[number], number>;
export type PackFrames = Record<keyof PackMoment, Float32Array>;

/** A pack's moment to be filled. */
export function emptyPack(): PackMoment {
  return each(() => 0);
}

/** What is told of a pack, figure by figure. */
function each<Value>(of: (figure: keyof PackMoment) => Value) {
  return Object.fromEntries(figures.map((figure) => [figure, of(figure)])) as Record<
    keyof PackMoment,
    Value
  >;
}

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
): PackFrames {
  const raw = each(() => new Float32Array(metres.length / runners));
  const pack = emptyPack();
  for (let frame = 0; frame < metres.length / runners; frame++) {
    const [from, until] = [frame * runners, (frame + 1) * runners];
    fill(pack, metres.subarray(from, until), lane.subarray(from, until), distance);
    for (const figure of figures) raw[figure][frame] = pack[figure];
  }
  return each((figure) => smooth(raw[figure], 1, steady));
}

function fill(pack: PackMoment, metres: Float32Array, lane: Float32Array, distance: number) {
  const most = Math.max(...metres);
  let [weights, gaps, across, widest] = [0, 0, 0, 0];
  metres.forEach((at, i) => {
    const gap = most - at;
    const weight = contention(gap);
    weights += weight;
    gaps += gap * weight;
    across += (lane[i] ?? 0) * weight;
    widest = Math.max(widest, Math.min(gap, contending.hardly) * weight);
  });
  pack.leader = distance - most;
  pack.middle = pack.leader + gaps / weights;
  pack.last = distance - Math.min(...metres);
  pack.spread = widest;
  pack.lane = across / weights;
  pack.inner = pack.lane;
  pack.outer = pack.lane;
  metres.forEach((at, i) => {
    const off = pack.lane + ((lane[i] ?? 0) - pack.lane) * contention(most - at);
    pack.inner = Math.min(pack.inner, off);
    pack.outer = Math.max(pack.outer, off);
  });
}

function contention(gap: number) {
  const share = (gap - contending.surely) / (contending.hardly - contending.surely);
  const out = Math.min(1, Math.max(0, share));
  return 1 - out * out * (3 - 2 * out);
}
