import type { Course } from '../RaceView/course/Course';
import { emptyPlace } from '../RaceView/course/Course';
import { noseOf } from '../RaceView/course/nose';
import { cornerOf } from './plan';

/** A point of the drawing: the post at (0, 0), the rail of the home straight along x, y downwards. */
export interface Point {
  x: number;
  y: number;
}

/** Radius of the rounded ends of a chute's rails, units of the drawing. */
const rounded = 22;

/** Where a horse is on the plan, metres off the rail as they are drawn. */
export function pointAt(course: Course, toGo: number, off: number): Point {
  const { x, z } = course.at(toGo, off, emptyPlace());
  return { x, y: z };
}

/** A line all round, the same distance off the rail. */
export function ring(course: Course, off: number): string {
  return `${stretch(course, 0, course.lap, off)}Z`;
}

/**
 * The outer rail: round the chute, where the race starts in it, and back into the bend.
 * @param end of the chute, metres before the post
 */
export function outerRail(round: Course, breadth: number, end: number | undefined): string {
  if (end === undefined) return ring(round, breadth);
  const corner = cornerOf(round.plan);
  const nose = noseOf(round.plan, breadth, rounded);
  const chute = (toGo: number, off: number) => {
    const { x, z } = round.atChute(toGo, off, emptyPlace());
    return `${x} ${z}`;
  };
  // Back along a left-handed course is clockwise.
  const turn = round.hand > 0 ? 0 : 1;
  const corners = `A${rounded} ${rounded} 0 0 ${1 - turn} `;
  const bend = pointAt(round, nose.onBend, breadth);
  return [
    stretch(round, 0, corner, breadth),
    `L${chute(end - rounded, breadth)}${corners}${chute(end, breadth - rounded)}`,
    `L${chute(end, rounded)}${corners}${chute(end - rounded, 0)}`,
    `L${chute(nose.onChute, 0)}A${rounded} ${rounded} 0 0 ${turn} ${bend.x} ${bend.y}`,
    stretch(round, nose.onBend, round.lap, breadth).replace('M', 'L'),
    'Z',
  ].join('');
}

/** How far back a chute is drawn: to behind the stalls, and so far that it is seen to leave the course. */
export function chuteEnd(round: Course, breadth: number, start: number): number {
  return Math.max(start + 2 * rounded, noseOf(round.plan, breadth, rounded).onChute + 2 * rounded);
}

/** Part of a line off the rail, from one place back to another, metres before the post. */
function stretch(course: Course, from: number, to: number, off: number): string {
  const first = pointAt(course, from, off);
  const turn = course.hand > 0 ? 1 : 0;
  let path = `M${first.x} ${first.y}`;
  for (const leg of course.legs) {
    const until = Math.min(leg.from + leg.length, to);
    if (until <= from || leg.from >= to) continue;
    // A whole lap ends where it began, and the post itself is its beginning.
    const { x, y } = pointAt(course, until < course.lap ? until : until - 1e-9, off);
    const radius = 1 / leg.curvature + off;
    path += leg.curvature === 0 ? `L${x} ${y}` : `A${radius} ${radius} 0 0 ${turn} ${x} ${y}`;
  }
  return path;
}
