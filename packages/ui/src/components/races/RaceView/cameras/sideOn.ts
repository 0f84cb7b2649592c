import { angleOf, type Shot, type Stage } from './Stage';

/**
 * Where the horizon and the middle of the field stand in the picture, and how much of it the field
 * may take: shares of its height, from the top.
 */
export const horizon = 0.27;
export const bodies = { middle: 0.6, most: 0.29 };
/** Metres from the ground to the cap of a rider at the gallop, and from a nose to the tail. */
const cap = 2.4;
const body = 2.6;
/** Shares of the picture's width that are left before the leader, and behind the last that is held. */
const room = { ahead: 0.15, behind: 0.06 };
/** Metres off the outer rail: in front of the stands and of the trees. */
const verge = 22;
const farthest = 46;

/** Metres behind the leader that a picture holds which is made for so many. */
export function heldBehind(spread: number) {
  return spread + 1;
}

/** What a side-on picture holds. */
interface Held {
  /** Metres to go of the leader's nose, and from it to the last nose. */
  leader: number;
  spread: number;
  /** Metres off the rail. */
  inner: number;
  outer: number;
  /** Metres that the picture is wide at the least, and that the camera stands before its middle. */
  least: number;
  ahead: number;
}

/**
 * From the stand's side, as on television: the horizon stands in the upper third, the field between
 * it and the lower quarter, and the leader has room to run into. Height and lens follow from that.
 */
export function sideOn(stage: Stage, held: Held): Shot {
  const { leader, spread, inner, outer, least, ahead } = held;
  const lane = (inner + outer) / 2;
  const far = Math.min(farthest, stage.width + verge - lane);
  // Who runs outside is nearer, and stands lower in the picture, than who runs on the rail.
  const deep = (outer - inner) / 2;
  const [near, back] = [1 / (1 - deep / far), 1 / (1 + deep / far)];
  const tilt = (near - back) / (near + back);
  const drop = bodies.middle - horizon;
  const high = Math.max(
    Math.max(least, (spread + body) / (1 - room.ahead - room.behind)) / stage.aspect,
    (cap * back * (1 + tilt)) / Math.max(0.05, bodies.most - 2 * drop * tilt),
  );
  const height = (2 * high * drop + cap * back) / (near + back);
  const middle = leader + high * stage.aspect * (0.5 - room.ahead);
  return {
    from: stage.at(middle - ahead, lane + far, height),
    to: stage.at(middle, lane, height - high * (0.5 - horizon)),
    angle: angleOf(high, Math.hypot(far, ahead)),
  };
}
