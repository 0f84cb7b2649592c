import type { RunnerMoment } from './Motion';

/** A runner's moment to be filled. */
export function emptyRunner(): RunnerMoment {
  return {
    x: 0,
    z: 0,
    heading: 0,
    strides: 0,
    still: 0,
    lean: 0,
    lead: 0,
    toGo: 0,
    lane: 0,
    speed: 0,
  };
}
