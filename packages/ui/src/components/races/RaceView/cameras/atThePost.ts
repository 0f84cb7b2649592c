import { angleOf, type Shot, type Stage } from './Stage';

/** Metres past the post, off the outer rail and over the ground: where the low camera stands. */
const low = { past: 14, off: 1.4, height: 1.75 };

/** Low on the outer rail, a little past the post: the field comes up, and goes by. */
export function atThePost(stage: Stage): Shot {
  const { pack, width, tall } = stage;
  const from = stage.straight(low.past, width + low.off, low.height);
  const to = stage.at(pack.leader + 2 + pack.spread * 0.3, pack.lane, 1.3);
  const far = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const across = 9 + pack.spread * 0.5;
  return { from, to, angle: Math.min(60, angleOf(tall ? across * 1.3 : across / 1.6, far)) };
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
