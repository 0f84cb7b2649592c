import {
  type CourseDirection,
  type CoursePlan,
  cornerOf,
  startsInChute,
} from '../../CourseMap/plan';
import { alongLeg, chuteLegsOf, type Leg, legsOf } from './legs';

/** Where something is on the ground. */
export interface CoursePlace {
  /** Metres along the home straight from the post, and from the rail towards the stands. */
  x: number;
  z: number;
  /** Which way a runner faces there, radians; 0 is along x. */
  heading: number;
  /** 1 on a bend to the left, −1 to the right, 0 on a straight. */
  bend: -1 | 0 | 1;
  /** One over the radius of the rail there, per metre; 0 on a straight. */
  curvature: number;
}

/**
 * A course in space, in metres: the post at the origin, the home straight along x, its rail at
 * z = 0, the stands beyond it. A right-handed course is the mirror image. The plan of a course and
 * its film are both drawn from it.
 */
export class Course {
  readonly plan: CoursePlan;
  /** One round, measured on the rail. */
  readonly lap: number;
  /** 1 for a left-handed course, −1 for a right-handed one. */
  readonly hand: 1 | -1;
  /** Whether the race starts in the chute. */
  readonly chute: boolean;
  /** A round, left-handed, from the post back to the post. */
  readonly legs: readonly Leg[];
  readonly #chuteLegs: readonly Leg[];

  /** @param distance of the race, metres */
  constructor(plan: CoursePlan, direction: CourseDirection, distance: number) {
    const { homeStraight, firstBend, backStraight, homeBend } = plan;
    this.plan = plan;
    this.lap = homeStraight + firstBend + backStraight + homeBend;
    this.hand = direction === 'left' ? 1 : -1;
    this.chute = startsInChute(plan, distance);
    this.legs = legsOf(plan);
    this.#chuteLegs = chuteLegsOf(plan);
  }

  /**
   * Where a runner is.
   * @param toGo metres to the post, measured on the rail; negative beyond it
   * @param lane metres off the rail
   * @param place is filled and handed back, so that no frame makes new ones
   */
  at(toGo: number, lane: number, place: CoursePlace): CoursePlace {
    const { lap } = this;
    if (this.chute && toGo > 0) return this.#put(this.#chuteLegs, toGo, lane, place);
    return this.#put(this.legs, ((toGo % lap) + lap) % lap, lane, place);
  }

  /** As `at`, on the straight that leads out of the chute, whether or not the race starts there. */
  atChute(toGo: number, lane: number, place: CoursePlace): CoursePlace {
    return this.#put(this.#chuteLegs, toGo, lane, place);
  }

  #put(legs: readonly Leg[], behind: number, lane: number, place: CoursePlace): CoursePlace {
    const leg = legs.find(({ from, length }) => behind <= from + length) ?? legs.at(-1);
    if (!leg) throw new Error('A course has legs.');
    const { x, z, heading } = alongLeg(leg, behind - leg.from);
    const turns = leg.curvature > 0;
    place.x = (x + lane * Math.sin(heading)) * this.hand;
    place.z = z + lane * Math.cos(heading);
    place.heading = this.hand > 0 ? heading : Math.PI - heading;
    place.bend = turns ? this.hand : 0;
    place.curvature = leg.curvature;
    return place;
  }
}

/** Where the back straight ends and the chute goes on: metres, and the way a runner faces, left-handed. */
export function chuteOf({ plan, legs }: Course): Leg {
  const corner = cornerOf(plan);
  const straight = legs.find(({ from, length }) => from + length >= corner);
  if (!straight) throw new Error('A course has a back straight.');
  return {
    ...straight,
    ...alongLeg(straight, plan.backStraight),
    from: corner,
    length: plan.chute,
  };
}

/** Metres from the rail of the home straight to the farthest point of the rail opposite. */
export function depthOf(course: Course): number {
  const place = emptyPlace();
  let depth = 0;
  for (let toGo = 0; toGo < course.lap; toGo += 5)
    depth = Math.max(depth, -course.at(toGo, 0, place).z);
  return depth;
}

/** A place to be filled. */
export function emptyPlace(): CoursePlace {
  return { x: 0, z: 0, heading: 0, bend: 0, curvature: 0 };
}
