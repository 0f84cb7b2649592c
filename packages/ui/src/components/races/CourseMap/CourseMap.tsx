import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMemo } from 'react';
import { formatMetres } from '../../badges/Distance/formatMetres';
import { dyes } from '../../horses/Silks/colours';
import type { SilksDesign } from '../../horses/Silks/design';
import { Course } from '../RaceView/course/Course';
import { CourseGround } from './CourseGround';
import * as styles from './CourseMap.css';
import { frameOf } from './frame';
import { chuteEnd, outerRail, pointAt, ring } from './outline';
import type { CourseDirection, CoursePlan } from './plan';
import { type RunnerFlag, RunnerFlags } from './RunnerFlags';

export type CourseSurface = 'Turf' | 'Dirt';
export type CourseMapVariant = 'card' | 'plain';

export interface CourseRunner {
  horseId: string;
  horse: string;
  silks: SilksDesign;
  /** Metres to the post; negative beyond it. */
  toGo: number;
  /** Metres off the rail. */
  off: number;
}

export interface CourseMapProps {
  track: string;
  surface: CourseSurface;
  direction: CourseDirection;
  plan: CoursePlan;
  /** Length of the race in metres: marks the start. */
  distance: number;
  /** Who is where, in running order. Left out before the off. */
  runners?: readonly CourseRunner[];
  /**
   * `card` lies on a card of turf; `plain` on what it is put on, which is turf.
   * @default 'card'
   */
  variant?: CourseMapVariant;
  /** Who is told apart by number, such as the leader and one's own; left out, nobody. */
  flags?: readonly RunnerFlag[];
}

/** Across, a track is drawn wider than it is, so that horses abreast can be told apart. */
const widening = 3.2;
/** Half of what a runner takes up across the track as drawn, in metres of its width. */
const berth = 17 / widening;
/** Room around the outer rail for its line, in metres. */
const margin = 20;

/** The plan of a course, to scale along the rail: start, post and, during a race, its runners. */
export function CourseMap({
  track,
  surface,
  direction,
  plan,
  distance,
  runners = [],
  variant = 'card',
  flags = [],
}: CourseMapProps) {
  const course = useMemo(() => new Course(plan, direction, distance), [plan, direction, distance]);
  const ground = useMemo(() => groundOf(course, distance), [course, distance]);
  const { left, top, width, height, middle } = ground.frame;
  const at = (toGo: number, off: number) => pointAt(course, toGo, off * widening);

  // A runner is drawn between the rails, however near to one of them it gallops.
  const within = (off: number) => Math.min(off + berth, plan.width - berth);

  const hand = direction === 'left' ? 'left-handed' : 'right-handed';
  const leader = runners[0];

  return (
    <figure className={styles.root({ variant })}>
      <svg
        viewBox={`${left} ${top} ${width} ${height}`}
        className={styles.drawing}
        role="img"
        aria-label={`Plan of ${track}, ${hand}, start at ${formatMetres(distance)}${leader && leader.toGo < distance ? `; ${leader.horse} leads` : ''}`}
      >
        <CourseGround {...ground} course={course} surface={surface} distance={distance} />
        {runners.map((runner) => (
          <Runner key={runner.horseId} {...runner} {...at(runner.toGo, within(runner.off))} />
        ))}
        <RunnerFlags flags={flags} at={(toGo, off) => at(toGo, off / widening)} />
      </svg>
      <figcaption
        className={styles.caption}
        style={assignInlineVars({
          [styles.across]: `${100 * middle.x}%`,
          [styles.down]: `${100 * middle.y}%`,
        })}
      >
        <span className={styles.name}>{track}</span>
        <span className={styles.line}>{`${surface} · ${hand} · ${formatMetres(distance)}`}</span>
      </figcaption>
    </figure>
  );
}

/** What of a plan stays as it is while its runners move. */
function groundOf(course: Course, distance: number) {
  const { plan, hand } = course;
  const breadth = plan.width * widening;
  const round = new Course(plan, hand > 0 ? 'left' : 'right', 0);
  const end = course.chute ? chuteEnd(round, breadth, distance) : undefined;
  const chute = end === undefined ? [] : [pointAt(course, end, 0), pointAt(course, end, breadth)];
  return {
    breadth,
    inner: ring(round, 0),
    outer: outerRail(round, breadth, end),
    stripes: [ring(round, breadth * 0.34), ring(round, breadth * 0.67)],
    infield: ring(round, -12),
    frame: frameOf(round, { breadth, margin, ratio: styles.planRatio, others: chute }),
  };
}

function Runner({ horse, silks, x, y }: CourseRunner & { x: number; y: number }) {
  const [base, second] = silks.bodyColours;
  return (
    <g>
      <title>{horse}</title>
      <circle cx={x} cy={y} r={15} fill={dyes[base]} className={styles.runner} />
      {silks.body !== 'plain' && <circle cx={x} cy={y} r={6} fill={dyes[second]} />}
    </g>
  );
}
