import type { Course } from '../RaceView/course/Course';
import { type Point, pointAt } from './outline';

/** The part of the ground that a plan shows. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Where the middle of the infield lies across and down the drawing, shares of 1. */
  middle: Point;
}

/**
 * A frame of one shape around a course.
 * @param margin of ground around the outer rail, and around the other points to be seen
 * @param ratio of its width to its height
 */
export function frameOf(
  round: Course,
  {
    breadth,
    margin,
    ratio,
    others,
  }: { breadth: number; margin: number; ratio: number; others: Point[] },
): Frame {
  const rail = pointsOf(round, 0);
  const seen = [...pointsOf(round, breadth), ...others];
  const x = spanOf(seen.map((point) => point.x));
  const y = spanOf(seen.map((point) => point.y));
  const width = Math.max(x.length + 2 * margin, (y.length + 2 * margin) * ratio);
  const height = width / ratio;
  const left = x.middle - width / 2;
  const top = y.middle - height / 2;
  const infield = {
    x: spanOf(rail.map((point) => point.x)).middle,
    y: spanOf(rail.map((point) => point.y)).middle,
  };
  const middle = { x: (infield.x - left) / width, y: (infield.y - top) / height };
  return { left, top, width, height, middle };
}

function pointsOf(course: Course, off: number): Point[] {
  const points: Point[] = [];
  for (let toGo = 0; toGo < course.lap; toGo += 8) points.push(pointAt(course, toGo, off));
  return points;
}

function spanOf(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, length: most - least };
}
