import { type Carriage, poseBody, standingCarriage } from './bodyPose';
import type { Side } from './bones';
import { foreGoal, hindGoal } from './gallop';
import { poseJockey } from './jockeyPose';
import { type LimbAngles, poseForeLimb, poseHindLimb } from './limbs';
import { Pose } from './Pose';
import { degrees, round } from './plane';

export interface PosedHorse {
  pose: Pose;
  /** What the limbs do, for tests that they stay within what a horse can. */
  limbs: Record<'hind' | 'fore', Record<Side, LimbAngles>>;
}

/**
 * A horse and its jockey at a phase of the gallop's stride, leading with the right fore.
 * @param phase share of the stride, any number
 * @param action 1 at the gallop, 0 standing
 */
export function poseAt(phase: number, action: number): PosedHorse {
  const pose = new Pose();
  const carriage = carriageAt(phase, action);
  const { trunk, pelvis, lowerNeck } = poseBody(pose, carriage);
  const hind = (side: Side) => poseHindLimb(pose, side, hindGoal(side, phase, action), pelvis);
  const fore = (side: Side) =>
    poseForeLimb(pose, side, foreGoal(side, phase, action), {
      trunk,
      pitch: carriage.pitch * degrees,
      swing: action,
    });
  const limbs = {
    hind: { Left: hind('Left'), Right: hind('Right') },
    fore: { Left: fore('Left'), Right: fore('Right') },
  };
  poseJockey(pose, { phase, action }, { trunk, lowerNeck });
  return { pose, limbs };
}

function carriageAt(phase: number, action: number): Carriage {
  const wave = (mean: number, amplitude: number, peak: number, still = 0) =>
    action * (mean + amplitude * Math.cos(round * (phase - peak))) + (1 - action) * still;
  const { neck, head, tail } = standingCarriage;
  return {
    // Low in mid-stance, high in the air; nose up as the hinds land, down on the leading fore.
    pitch: wave(0.4, 2.6, 0.12),
    shift: [wave(0, 0.03, 0.35), wave(-0.085, 0.045, 0.84)],
    pelvis: wave(3, 8, 0.93),
    // The neck swings down on the fore stance; the head stays level in the world.
    neck: wave(-5, 6.5, 0.98, neck),
    head: wave(4, 4, 0.55, head),
    // The tail streams, a wave running down it.
    tail: [wave(6, 5, 0.1, tail[0]), wave(8, 9, 0.3, tail[1]), wave(4, 15, 0.5, tail[2])],
  };
}
