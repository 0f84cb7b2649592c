export type CourseDirection = 'left' | 'right';

/** An oval in metres along the rail: out of the home straight, round, and back to the post. */
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
}

export interface Point {
  x: number;
  y: number;
}

export interface Oval {
  /** Length of both straights and radius of both bends as drawn: a plan's own may differ a little. */
  straight: number;
  radius: number;
  lap: number;
}

/** The oval that a plan is drawn as. */
export function ovalOf(plan: CoursePlan): Oval {
  const { homeStraight, firstBend, backStraight, homeBend } = plan;
  return {
    straight: (homeStraight + backStraight) / 2,
    radius: (firstBend + homeBend) / 2 / Math.PI,
    lap: homeStraight + firstBend + backStraight + homeBend,
  };
}

/** True if a race of this many metres starts in the chute and not on the oval. */
export function startsInChute(
  { runIn, homeBend, backStraight, chute }: CoursePlan,
  metres: number,
) {
  const toBackStraight = runIn + homeBend + backStraight;
  return metres > toBackStraight && metres <= toBackStraight + chute;
}

/**
 * Where a horse is, with (0, 0) in the middle of the left bend and y downwards.
 * @param toGo metres to the post; negative beyond it
 * @param off metres off the rail
 * @param metres length of the race, which tells whether it starts in the chute
 */
export function pointAt(
  plan: CoursePlan,
  direction: CourseDirection,
  { toGo, off, metres }: { toGo: number; off: number; metres: number },
): Point {
  const { straight } = ovalOf(plan);
  const { x, y } = leftHanded(plan, toGo, off, toGo > 0 && startsInChute(plan, metres));
  return { x: direction === 'left' ? x : straight - x, y };
}

function leftHanded(plan: CoursePlan, toGo: number, off: number, chute: boolean): Point {
  const { straight, radius, lap } = ovalOf(plan);
  const { homeStraight, firstBend, backStraight, homeBend, runIn } = plan;
  const scale = straight / homeStraight;
  const reach = radius + off;

  let behind = ((toGo % lap) + lap) % lap;
  if (behind <= runIn) return { x: (runIn - behind) * scale, y: reach };
  behind -= runIn;
  if (behind <= homeBend) {
    const turn = (behind / homeBend) * Math.PI;
    return { x: -reach * Math.sin(turn), y: reach * Math.cos(turn) };
  }
  behind -= homeBend;
  if (behind <= backStraight) return { x: (behind / backStraight) * straight, y: -reach };
  behind -= backStraight;
  if (chute) return { x: straight + behind, y: -reach };
  if (behind <= firstBend) {
    const turn = (behind / firstBend) * Math.PI;
    return { x: straight + reach * Math.sin(turn), y: -reach * Math.cos(turn) };
  }
  return { x: straight - (behind - firstBend) * scale, y: reach };
}

/** The rail, or a line the same distance off it all round. */
export function ring({ straight, radius }: Oval, off: number): string {
  const r = radius + off;
  return `M0 ${-r}H${straight}A${r} ${r} 0 0 1 ${straight} ${r}H0A${r} ${r} 0 0 1 0 ${-r}Z`;
}
