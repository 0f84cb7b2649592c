import { useId } from 'react';
import type { Course } from '../RaceView/course/Course';
import type { CourseSurface } from './CourseMap';
import * as styles from './CourseMap.css';
import type { Frame } from './frame';
import { pointAt } from './outline';
import { StartingStalls } from './StartingStalls';

interface CourseGroundProps {
  course: Course;
  surface: CourseSurface;
  /** Of the race: marks the start. */
  distance: number;
  frame: Frame;
  /** From rail to rail as it is drawn. */
  breadth: number;
  /** Paths: the rails, the mower's stripes, and the edge of the infield. */
  inner: string;
  outer: string;
  stripes: readonly string[];
  infield: string;
}

/** The course itself: its ground between the rails, the start with its stalls, and the post. */
export function CourseGround({
  course,
  surface,
  distance,
  frame,
  breadth,
  inner,
  outer,
  stripes,
  infield,
}: CourseGroundProps) {
  const id = useId();
  const [inside, outside] = [pointAt(course, 0, -5), pointAt(course, 0, breadth + 5)];
  return (
    <>
      <linearGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        x1="0"
        y1={frame.top}
        x2="0"
        y2={frame.top + frame.height}
      >
        <stop offset="0" className={styles.lit({ surface })} />
        <stop offset="1" className={styles.shaded({ surface })} />
      </linearGradient>
      <path d={`${outer}${inner}`} fillRule="evenodd" fill={`url(#${id})`} />
      {stripes.map((stripe) => (
        <path key={stripe} d={stripe} className={styles.stripe} />
      ))}
      <path d={infield} className={styles.infield} />
      <path d={outer} className={styles.rail} />
      <path d={inner} className={styles.rail} />
      <StartingStalls
        breadth={breadth}
        at={(behind, off) => pointAt(course, distance + behind, off)}
      />
      <line x1={inside.x} y1={inside.y} x2={outside.x} y2={outside.y} className={styles.post} />
    </>
  );
}
