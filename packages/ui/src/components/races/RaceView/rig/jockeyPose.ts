import { jockeyJoints, sides } from './bones';
import type { Pose, Posed } from './Pose';
import { add, degrees, direction, distance, round } from './plane';
import { twoBars } from './twoBars';

/** Metres the seat stays below its rest at the gallop: knees and elbows take the trunk's rise. */
const crouch = 0.06;

/**
 * The jockey over a horse: balanced on the irons, the hands going with the neck, the back lower as
 * the horse reaches out.
 * @param action 1 at the gallop, 0 standing
 */
export function poseJockey(
  pose: Pose,
  { phase, action }: { phase: number; action: number },
  { trunk, lowerNeck }: { trunk: Posed; lowerNeck: Posed },
): void {
  const { hip, shoulder, neck, knee, ankle, elbow, hand } = jockeyJoints;
  const push = action * Math.cos(round * (phase - 0.5));
  const seatAt = add(hip, [
    0.02 * push,
    action * (-crouch - 0.018 * Math.cos(round * (phase - 0.3))),
  ]);
  // Standing, the back is upright; at the gallop it is flat, and pushes.
  const lean = (action * (-7 - 4 * push) + (1 - action) * 20) * degrees;
  const seat = pose.set('seat', lean * 0.5, hip, seatAt);
  const back = pose.set('back', lean, hip, seatAt);
  pose.set('skull', lean * 0.25 + action * 2 * degrees, neck, back(neck));

  const arms = twoBars(
    back(shoulder),
    add(lowerNeck(hand), [0.035 * push, 0]),
    [distance(shoulder, elbow), distance(elbow, hand)],
    -1,
  );
  const legs = twoBars(seat(hip), trunk(ankle), [distance(hip, knee), distance(knee, ankle)], 1);
  const forearm = arms.second - direction(elbow, hand);
  for (const side of sides) {
    pose.set(`upperArm${side}`, arms.first - direction(shoulder, elbow), shoulder, back(shoulder));
    pose.set(`forearm${side}`, forearm, elbow, arms.middle);
    pose.set(`thigh${side}`, legs.first - direction(hip, knee), hip, seat(hip));
    pose.set(`shin${side}`, legs.second - direction(knee, ankle), knee, legs.middle);
  }
  pose.set('whip', forearm + 0.12 * push, hand, arms.end);
}
