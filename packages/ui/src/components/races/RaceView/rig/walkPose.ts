import { type Carriage, poseBody, standingCarriage } from './bodyPose';
import type { Side } from './bones';
import { poseJockey } from './jockeyPose';
import { poseForeLimb, poseHindLimb } from './limbs';
import { Pose } from './Pose';
import { degrees, round } from './plane';
import type { PosedHorse } from './poseAt';
import { walkGoal, walkPace } from './walk';

/** How far the shoulder blade swings at the walk, as a share of the gallop's. */
const bladeSwing = 0.8;
/** Metres by which the trunk is lower at the walk, and strides for which it stays so at a halt. */
const lowered = 0.036;
const afterwards = 0.35;

/** A horse and its jockey on a short way, so many strides after its beginning. */
export function walkPoseAt(strides: number): PosedHorse {
  const pose = new Pose();
  const pace = walkPace(strides);
  const carriage = carriageAt(strides, pace);
  const { trunk, pelvis, lowerNeck } = poseBody(pose, carriage);
  const hind = (side: Side) => poseHindLimb(pose, side, walkGoal('hind', side, strides), pelvis);
  const fore = (side: Side) =>
    poseForeLimb(pose, side, walkGoal('fore', side, strides), {
      trunk,
      pitch: carriage.pitch * degrees,
      swing: bladeSwing * pace,
    });
  const limbs = {
    hind: { Left: hind('Left'), Right: hind('Right') },
    fore: { Left: fore('Left'), Right: fore('Right') },
  };
  poseJockey(pose, { phase: 0, action: 0 }, { trunk, lowerNeck });
  return { pose, limbs };
}

/** Twice a stride the trunk sinks between two fore hooves, and the neck goes down with it. */
function carriageAt(strides: number, pace: number): Carriage {
  const wave = (mean: number, amplitude: number, peak: number, still = 0) =>
    pace * (mean + amplitude * Math.cos(2 * round * (strides - peak))) + (1 - pace) * still;
  const { neck, head, tail } = standingCarriage;
  // The trunk rises only when the hooves of the last full step have left the ground.
  const low = Math.max(pace, walkPace(strides - afterwards));
  return {
    pitch: wave(0, 0.5, 0.3),
    shift: [0, -lowered * low + wave(0, 0.01, 0.06)],
    pelvis: wave(0.5, 1.5, 0.2),
    neck: wave(7, 3.5, 0.1, neck),
    head: wave(-9, 1.5, 0.2, head),
    tail: [wave(56, 2, 0, tail[0]), wave(70, 3, 0.1, tail[1]), wave(64, 4, 0.2, tail[2])],
  };
}
