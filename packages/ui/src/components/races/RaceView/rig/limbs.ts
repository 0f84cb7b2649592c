import { joints, type Side } from './bones';
import type { Pose, Posed } from './Pose';
import { add, degrees, direction, distance, normalAngle, type Point, way } from './plane';
import { twoBars } from './twoBars';

/** What a limb is asked to do; angles in degrees. */
export interface LimbGoal {
  /** Where its fetlock is to be. */
  fetlock: Point;
  /** Of the pastern from straight down, of the sole from level, and how far the knee is bent. */
  pastern: number;
  sole: number;
  knee: number;
}

/** Angles in degrees from straight ahead, and how far the limb has to stretch. */
export interface LimbAngles {
  upper: number;
  lower: number;
  cannon: number;
  reach: number;
}

/** How far the trunk's end of a fore limb swings with it. */
const scapulaSwing = 11 * degrees;

/** Femur and cannon keep their angle: the reciprocal apparatus ties stifle and hock together. */
const cannonToFemur =
  direction(joints.hock, joints.hindFetlock) - direction(joints.hip, joints.stifle);

export function poseHindLimb(
  pose: Pose,
  side: Side,
  { fetlock, pastern, sole }: LimbGoal,
  pelvis: Posed,
): LimbAngles {
  const { hip, stifle, hock, hindFetlock } = joints;
  const femur = distance(hip, stifle);
  const tibia = distance(stifle, hock);
  const cannon = distance(hock, hindFetlock);
  const top = pelvis(hip);
  // Femur and cannon are one bar, the tibia the other.
  const bar = add([femur, 0], way(cannon, cannonToFemur));
  const found = twoBars(top, fetlock, [Math.hypot(...bar), tibia], 1);
  const femurAt = found.first - Math.atan2(bar[1], bar[0]);
  const cannonAt = femurAt + cannonToFemur;
  const stifleAt = add(top, way(femur, femurAt));
  const hockAt = add(stifleAt, way(tibia, found.second));
  const fetlockAt = add(hockAt, way(cannon, cannonAt));

  pose.set(`femur${side}`, from(femurAt, hip, stifle), hip, top);
  pose.set(`tibia${side}`, from(found.second, stifle, hock), stifle, stifleAt);
  pose.set(`hindCannon${side}`, from(cannonAt, hock, hindFetlock), hock, hockAt);
  const foot = pose.set(
    `hindPastern${side}`,
    pastern * degrees - pasternRest(hindFetlock, joints.hindCoffin),
    hindFetlock,
    fetlockAt,
  );
  pose.set(`hindHoof${side}`, sole * degrees, joints.hindCoffin, foot(joints.hindCoffin));
  return angles(femurAt, found.second, cannonAt, found.reach);
}

/** What a fore limb hangs on. */
interface Forehand {
  trunk: Posed;
  /** Of the trunk, radians. */
  pitch: number;
  /** How far the shoulder blade goes with the limb: 1 at the gallop, 0 standing. */
  swing: number;
}

export function poseForeLimb(
  pose: Pose,
  side: Side,
  { fetlock, pastern, sole, knee: bent }: LimbGoal,
  { trunk, pitch, swing }: Forehand,
): LimbAngles {
  const { scapula, shoulder, elbow, knee, foreFetlock } = joints;
  const forward = Math.max(-1, Math.min(1, (fetlock[0] - shoulder[0] + 0.12) / 0.7));
  const blade = pose.set(
    `scapula${side}`,
    pitch + forward * scapulaSwing * swing,
    scapula,
    trunk(scapula),
  );
  const humerus = distance(shoulder, elbow);
  const radius = distance(elbow, knee);
  const cannon = distance(knee, foreFetlock);
  const top = blade(shoulder);
  const cannonToRadius = direction(knee, foreFetlock) - direction(elbow, knee) - bent * degrees;
  // The humerus is one bar, radius and bent cannon the other.
  const bar = add([radius, 0], way(cannon, cannonToRadius));
  const found = twoBars(top, fetlock, [humerus, Math.hypot(...bar)], -1);
  const radiusAt = found.second - Math.atan2(bar[1], bar[0]);
  const cannonAt = radiusAt + cannonToRadius;
  const kneeAt = add(found.middle, way(radius, radiusAt));
  const fetlockAt = add(kneeAt, way(cannon, cannonAt));

  pose.set(`humerus${side}`, from(found.first, shoulder, elbow), shoulder, top);
  pose.set(`radius${side}`, from(radiusAt, elbow, knee), elbow, found.middle);
  pose.set(`foreCannon${side}`, from(cannonAt, knee, foreFetlock), knee, kneeAt);
  const foot = pose.set(
    `forePastern${side}`,
    pastern * degrees - pasternRest(foreFetlock, joints.foreCoffin),
    foreFetlock,
    fetlockAt,
  );
  pose.set(`foreHoof${side}`, sole * degrees, joints.foreCoffin, foot(joints.foreCoffin));
  return angles(found.first, radiusAt, cannonAt, found.reach);
}

/** The turn from rest of a bone between two joints that now points in a direction. */
function from(now: number, upper: Point, lower: Point) {
  return normalAngle(now - direction(upper, lower));
}

/** The pastern at rest, radians from straight down. */
function pasternRest(fetlock: Point, coffin: Point) {
  return Math.atan2(coffin[0] - fetlock[0], fetlock[1] - coffin[1]);
}

function angles(upper: number, lower: number, cannon: number, reach: number): LimbAngles {
  return {
    upper: upper / degrees,
    lower: lower / degrees,
    cannon: cannon / degrees,
    reach,
  };
}
