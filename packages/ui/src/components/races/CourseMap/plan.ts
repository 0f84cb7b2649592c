export type CourseDirection = 'left' | 'right';

/** A part of a bend with one radius. */
export interface CourseArc {
  metres: number;
  /** By how much the course turns on it. */
  degrees: number;
}

/** A course in metres along the rail: out of the home straight, round, and back to the post. */
export interface CoursePlan {
  homeStraight: number;
  /** From the home straight, past the post, to the back straight. */
  firstBend: number;
  backStraight: number;
  /** From the back straight into the home straight. */
  homeBend: number;
  /** From the end of the home bend to the post. */
  runIn: number;
  /** How far the back straight goes on behind the first bend, for the start of shorter races. */
  chute: number;
  width: number;
  /** How the two bends lie, in the way of running: no two need be alike. */
  firstArcs: readonly CourseArc[];
  homeArcs: readonly CourseArc[];
}

/** Metres from the post back to the end of the back straight, where the chute leaves the course. */
export function cornerOf({ runIn, homeBend, backStraight }: CoursePlan): number {
  return runIn + homeBend + backStraight;
}

/** True if a race of this many metres starts in the chute and not on the course round. */
export function startsInChute(plan: CoursePlan, metres: number) {
  return metres > cornerOf(plan) && metres <= cornerOf(plan) + plan.chute;
}
