import { joints, type Side } from './bones';
import { poseJockey } from './jockeyPose';
import { type LimbAngles, poseForeLimb, poseHindLimb } from './limbs';
import { Pose } from './Pose';
import { add, degrees, round } from './plane';

/** Degrees by which tail, neck and head of a standing horse differ from the drawing at rest. */
const stands = { neck: 17, head: -14, upperTail: 58, middleTail: 72, lowerTail: 66 };

export interface PosedHorse {
  pose: Pose;
  /** What the limbs do, for tests that they stay within what a horse can. */
  limbs: Record<'hind' | 'fore', Record<Side, LimbAngles>>;
}

/**
 * A horse and its jockey at a phase of the stride, leading with the right fore.
 * @param phase share of the stride, any number
 * @param action 1 at the gallop, 0 standing
 */
export function poseAt(phase: number, action: number): PosedHorse {
  const pose = new Pose();
  const wave = (mean: number, amplitude: number, peak: number) =>
    action * (mean + amplitude * Math.cos(round * (phase - peak)));

  // Low in mid-stance, high in the air; nose up as the hinds land, down on the leading fore.
  const pitch = wave(0.4, 2.6, 0.12) * degrees;
  const trunk = pose.set(
    'trunk',
    pitch,
    joints.trunk,
    add(joints.trunk, [wave(0, 0.03, 0.35), wave(-0.085, 0.045, 0.84)]),
  );
  const pelvis = pose.set(
    'pelvis',
    pitch + wave(3, 8, 0.93) * degrees,
    joints.sacrum,
    trunk(joints.sacrum),
  );

  // The neck swings down on the fore stance; the head stays level in the world.
  const nod = (wave(-5, 6.5, 0.98) + (1 - action) * stands.neck) * degrees;
  const lowerNeck = pose.set(
    'lowerNeck',
    pitch + nod * 0.55,
    joints.lowerNeck,
    trunk(joints.lowerNeck),
  );
  const upperNeck = pose.set(
    'upperNeck',
    pitch + nod,
    joints.upperNeck,
    lowerNeck(joints.upperNeck),
  );
  pose.set(
    'head',
    (wave(4, 4, 0.55) + (1 - action) * stands.head) * degrees,
    joints.poll,
    upperNeck(joints.poll),
  );

  // The tail streams, a wave running down it.
  const tail = (mean: number, amplitude: number, peak: number, still: number) =>
    (wave(mean, amplitude, peak) + (1 - action) * still) * degrees;
  const upperTail = pose.set(
    'upperTail',
    tail(6, 5, 0.1, stands.upperTail),
    joints.dock,
    pelvis(joints.dock),
  );
  const middleTail = pose.set(
    'middleTail',
    tail(8, 9, 0.3, stands.middleTail),
    joints.middleTail,
    upperTail(joints.middleTail),
  );
  pose.set(
    'lowerTail',
    tail(4, 15, 0.5, stands.lowerTail),
    joints.lowerTail,
    middleTail(joints.lowerTail),
  );

  const hind = (side: Side) => poseHindLimb({ pose, side, phase, action }, pelvis);
  const fore = (side: Side) => poseForeLimb({ pose, side, phase, action }, trunk, pitch);
  const limbs = {
    hind: { Left: hind('Left'), Right: hind('Right') },
    fore: { Left: fore('Left'), Right: fore('Right') },
  };
  poseJockey(pose, { phase, action }, { trunk, lowerNeck });
  return { pose, limbs };
}
