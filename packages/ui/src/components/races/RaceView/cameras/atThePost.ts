import { angleOf, type Shot, type Stage } from './Stage';

/** Metres past the post, off the outer rail and over the ground: where the low camera stands. */
const low = { past: 14, off: 1.4, height: 1.75 };

/** Low on the outer rail, a little past the post: the field comes up, and goes by. */
export function atThePost(stage: Stage): Shot {
  const { pack, width, tall } = stage;
  const from = stage.straight(low.past, width + low.off, low.height);
  const [x, , z] = stage.at(pack.leader + 1 + pack.spread * 0.3, pack.lane, 0);
  const far = Math.hypot(x - from[0], z - from[2]);
  const high = (8 + pack.spread * 0.5) * (tall ? 1.1 : 1 / 1.7);
  // The field stands below the middle, and there is more sky than turf.
  return { from, to: [x, 1.2 + high * 0.12, z], angle: Math.min(60, angleOf(high, far)) };
}

/** Low, ahead of the field: the picture on the poster. */
export function close(stage: Stage): Shot {
  const { pack, tall } = stage;
  return {
    from: stage.at(pack.leader - 13, pack.lane + 7.5, 1.25),
    to: stage.at(pack.leader * 0.5 + pack.middle * 0.5 + 2, pack.lane, 1.5),
    angle: tall ? 50 : 27,
  };
}
