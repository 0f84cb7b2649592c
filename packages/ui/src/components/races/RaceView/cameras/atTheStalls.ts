import type { Shot, Stage } from './Stage';
import { sideOn } from './sideOn';

/** Metres between two stalls. */
const stallWidth = 1.2;

/** Behind the stalls, outside them: who waits, who walks up, and who is in. */
export function loading(stage: Stage): Shot {
  const { pack, tall, motion } = stage;
  const start = pack.leader;
  const outside = (motion.runners * stallWidth) / 2;
  return {
    from: stage.at(start + (tall ? 21 : 15), pack.lane + outside + (tall ? 7 : 8.5), 4.8),
    to: stage.at(start + 6, pack.lane + outside * 0.2, 1),
    angle: tall ? 48 : 37,
  };
}

/** Before the stalls, a little to one side. */
export function stalls(stage: Stage): Shot {
  const { pack, width, tall } = stage;
  const start = pack.leader;
  return {
    from: stage.at(start - 13, Math.min(pack.lane + 8, width - 1), 2.1),
    to: stage.at(start + 1, pack.lane - 0.3, 1.5),
    angle: tall ? 52 : 32,
  };
}

/** The whole field, wide, as it leaves the stalls. */
export function away(stage: Stage): Shot {
  const { pack, tall } = stage;
  const spread = pack.last - pack.leader;
  if (!tall) return sideOn(stage, { ...pack, spread, least: 24, ahead: 14 });
  return {
    from: stage.at(pack.leader - 22, pack.outer + 10, 8),
    to: stage.at(pack.leader + spread / 2, pack.lane, 0),
    angle: 48,
  };
}
