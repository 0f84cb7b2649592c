import * as styles from './CourseMap.css';
import type { Point } from './outline';

interface StartingStallsProps {
  /** A point behind the start, metres, and off the rail as it is drawn. */
  at: (behind: number, off: number) => Point;
  /** From rail to rail, as it is drawn. */
  breadth: number;
}

/** Units of the drawing: how deep a stall is, and about how wide. */
const depth = 22;
const width = 13;

/** The stalls, seen from above: they stand across the course, open to the front. */
export function StartingStalls({ at, breadth }: StartingStallsProps) {
  const count = Math.round(breadth / width);
  const line = (from: Point, to: Point) => `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const sides = Array.from({ length: count + 1 }, (_, side) => {
    const off = (side / count) * breadth;
    return line(at(0, off), at(depth, off));
  });
  return (
    <>
      <path
        className={styles.stalls}
        d={[...sides, line(at(depth, 0), at(depth, breadth))].join('')}
      />
      <path className={styles.start} d={line(at(0, 0), at(0, breadth))} />
    </>
  );
}
