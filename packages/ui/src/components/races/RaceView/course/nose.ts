import { type CoursePlan, cornerOf } from '../../CourseMap/plan';
import { Course, chuteOf, emptyPlace } from './Course';

/** Where the inner rail of the chute is led round into the outer rail of the first bend. */
export interface Nose {
  /** Metres before the post: on the bend's outer rail, and on the chute's inner one. */
  onBend: number;
  onChute: number;
}

/**
 * The rounded end of the ground between chute and bend: it touches a rail of each.
 * @param breadth from the inner rail to the outer one, metres
 * @param radius of the end, metres
 */
export function noseOf(plan: CoursePlan, breadth: number, radius: number): Nose {
  const corner = cornerOf(plan);
  const round = new Course(plan, 'left', 0);
  const chute = chuteOf(round);
  const place = emptyPlace();
  const middleAt = (toGo: number) => {
    const { x, z } = round.at(toGo, breadth + radius, place);
    const [sin, cos] = [Math.sin(chute.heading), Math.cos(chute.heading)];
    return {
      back: (z - chute.z) * sin - (x - chute.x) * cos,
      off: (x - chute.x) * sin + (z - chute.z) * cos,
    };
  };
  // Its middle is as far inside the chute's rail as it is outside the bend's.
  let [near, far] = [corner, corner + plan.firstBend * 0.7];
  for (let step = 0; step < 40; step++) {
    const toGo = (near + far) / 2;
    if (middleAt(toGo).off > -radius) near = toGo;
    else far = toGo;
  }
  return { onBend: near, onChute: corner + middleAt(near).back };
}
