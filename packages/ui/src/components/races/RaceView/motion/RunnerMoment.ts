/** A runner at a moment, ready to be drawn. */
export interface RunnerMoment {
  x: number;
  z: number;
  heading: number;
  /** Strides since the start. */
  strides: number;
  /** 0 at the gallop, or at a full walk, 1 standing. */
  still: number;
  /** Before the off, its place in the table of the walk's poses; −1 from then on. */
  walk: number;
  /** Radians, to its right. */
  lean: number;
  /** 0 leading with the right fore, 1 with the left. */
  lead: number;
  /** Metres to the post, of its nose; negative beyond it. */
  toGo: number;
  /** Metres off the rail. */
  lane: number;
  /** Metres a second. */
  speed: number;
}

/** A runner's moment to be filled. */
export function emptyRunner(): RunnerMoment {
  return {
    x: 0,
    z: 0,
    heading: 0,
    strides: 0,
    still: 0,
    walk: -1,
    lean: 0,
    lead: 0,
    toGo: 0,
    lane: 0,
    speed: 0,
  };
}
