import type { CourseArc, CoursePlan } from '../../CourseMap/plan';

/** A straight, or a part of a bend with one radius, from its end that is nearer to the post. */
export interface Leg {
  /** Metres before the post at which it begins, and its own. */
  from: number;
  length: number;
  /** Where it begins: metres from the post along the home straight, and from its rail. */
  x: number;
  z: number;
  /** Which way a runner faces there, radians; 0 is along x. */
  heading: number;
  /** One over its radius at the rail, per metre; 0 on a straight. */
  curvature: number;
}

/** A course round, left-handed, from the post back to the post. */
export function legsOf(plan: CoursePlan): readonly Leg[] {
  return lay([
    { length: plan.runIn, curvature: 0 },
    ...bend(plan.homeArcs),
    { length: plan.backStraight, curvature: 0 },
    ...bend(plan.firstArcs),
    { length: plan.homeStraight - plan.runIn, curvature: 0 },
  ]);
}

/** The course of a race that starts in the chute. */
export function chuteLegsOf(plan: CoursePlan): readonly Leg[] {
  return lay([
    { length: plan.runIn, curvature: 0 },
    ...bend(plan.homeArcs),
    { length: plan.backStraight + plan.chute, curvature: 0 },
  ]);
}

/** Metres along x and z from the beginning of a leg, and the heading there, so far back along it. */
export function alongLeg({ x, z, heading, curvature }: Leg, back: number) {
  if (curvature === 0) {
    return { x: x - Math.cos(heading) * back, z: z + Math.sin(heading) * back, heading };
  }
  const there = heading - curvature * back;
  return {
    x: x - (Math.sin(heading) - Math.sin(there)) / curvature,
    z: z + (Math.cos(there) - Math.cos(heading)) / curvature,
    heading: there,
  };
}

function bend(arcs: readonly CourseArc[]) {
  return arcs.toReversed().map(({ metres, degrees }) => ({
    length: metres,
    curvature: (degrees * Math.PI) / 180 / metres,
  }));
}

function lay(pieces: readonly Pick<Leg, 'length' | 'curvature'>[]): readonly Leg[] {
  let from = 0;
  let end = { x: 0, z: 0, heading: 0 };
  return pieces.map((piece) => {
    const leg = { ...piece, ...end, from };
    from += piece.length;
    end = alongLeg(leg, piece.length);
    return leg;
  });
}
