import { type CourseDirection, type CoursePlan, ovalOf, startsInChute } from '../../CourseMap/oval';

/** Where something is on the ground. */
export interface CoursePlace {
  /** Metres along the home straight from the post, and from the rail towards the stands. */
  x: number;
  z: number;
  /** Which way a runner faces there, radians; 0 is along x. */
  heading: number;
  /** 1 on a bend to the left, −1 to the right, 0 on a straight. */
  bend: -1 | 0 | 1;
}

/**
 * A course in space, in metres: the post at the origin, the home straight along x, its rail at
 * z = 0, the stands beyond it. A right-handed course is the mirror image.
 */
export class Course {
  readonly plan: CoursePlan;
  readonly radius: number;
  /** One round, measured on the rail. */
  readonly lap: number;
  /** 1 for a left-handed course, −1 for a right-handed one. */
  readonly hand: 1 | -1;
  /** Whether the race starts in the chute. */
  readonly chute: boolean;
  /** Where the bends have their centres along x, before it is mirrored. */
  readonly homeCentre: number;
  readonly firstCentre: number;

  /** @param distance of the race, metres */
  constructor(plan: CoursePlan, direction: CourseDirection, distance: number) {
    const { straight, radius, lap } = ovalOf(plan);
    this.plan = plan;
    this.radius = radius;
    this.lap = lap;
    this.hand = direction === 'left' ? 1 : -1;
    this.chute = startsInChute(plan, distance);
    this.homeCentre = -plan.runIn;
    this.firstCentre = straight - plan.runIn;
  }

  /**
   * Where a runner is.
   * @param toGo metres to the post, measured on the rail; negative beyond it
   * @param lane metres off the rail
   * @param place is filled and handed back, so that no frame makes new ones
   */
  at(toGo: number, lane: number, place: CoursePlace): CoursePlace {
    const { plan, radius, lap, homeCentre, firstCentre } = this;
    const { runIn, homeBend, backStraight, firstBend } = plan;
    const reach = radius + lane;
    const inChute = this.chute && toGo > 0;
    const behind = inChute ? toGo : ((toGo % lap) + lap) % lap;
    const onBackStraight = runIn + homeBend + backStraight;

    if (behind <= runIn) this.#put(place, -behind, lane, 0, 0);
    else if (behind <= runIn + homeBend) {
      const turn = ((behind - runIn) / homeBend) * Math.PI;
      this.#bend(place, homeCentre, reach, turn);
    } else if (inChute || behind <= onBackStraight) {
      const x = homeCentre + (behind - runIn - homeBend);
      this.#put(place, x, -radius - reach, Math.PI, 0);
    } else if (behind <= onBackStraight + firstBend) {
      const turn = Math.PI + ((behind - onBackStraight) / firstBend) * Math.PI;
      this.#bend(place, firstCentre, reach, turn);
    } else this.#put(place, lap - behind, lane, 0, 0);
    return place;
  }

  #bend(place: CoursePlace, centre: number, reach: number, turn: number) {
    const x = centre - reach * Math.sin(turn);
    this.#put(place, x, -this.radius + reach * Math.cos(turn), -turn, this.hand);
  }

  #put(place: CoursePlace, x: number, z: number, heading: number, bend: -1 | 0 | 1) {
    place.x = x * this.hand;
    place.z = z;
    place.heading = this.hand > 0 ? heading : Math.PI - heading;
    place.bend = bend;
  }
}

/** A place to be filled. */
export function emptyPlace(): CoursePlace {
  return { x: 0, z: 0, heading: 0, bend: 0 };
}
