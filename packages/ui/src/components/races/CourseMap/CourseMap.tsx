import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId } from 'react';
import { dyes } from '../../horses/Silks/colours';
import type { SilksDesign } from '../../horses/Silks/design';
import * as styles from './CourseMap.css';
import {
  type CourseDirection,
  type CoursePlan,
  ovalOf,
  pointAt,
  ring,
  startsInChute,
} from './oval';
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
/** Room around the outer rail for its line and the labels of the start, in metres. */
const margin = 26;

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
  const id = useId();
  const oval = ovalOf(plan);
  const breadth = plan.width * widening;
  const outer = oval.radius + breadth;
  const reach = outer + margin;
  const at = (toGo: number, off: number) =>
    pointAt(plan, direction, { toGo, off: off * widening, metres: distance });

  // A runner is drawn between the rails, however near to one of them it gallops.
  const within = (off: number) => Math.min(off + berth, plan.width - berth);

  const start = [at(distance, 0), at(distance, plan.width)] as const;
  const post = [at(0, -1.5), at(0, plan.width + 1.5)] as const;
  const inChute = startsInChute(plan, distance);
  const left = Math.min(-reach, start[0].x - margin);
  const right = Math.max(oval.straight + reach, start[0].x + margin);
  const corner = direction === 'left' ? oval.straight : 0;
  // Where the chute's inner rail leaves the bend; a short chute ends before it.
  const bend = Math.sqrt(outer ** 2 - oval.radius ** 2);
  const mouth = direction === 'left' ? corner + bend : corner - bend;
  const closed = Math.abs(start[0].x - corner) > bend;
  const hand = direction === 'left' ? 'left-handed' : 'right-handed';
  const leader = runners[0];

  return (
    <figure className={styles.root({ variant })}>
      <svg
        viewBox={`${left} ${-reach} ${right - left} ${2 * reach}`}
        className={styles.drawing}
        role="img"
        aria-label={`Plan of ${track}, ${hand}, start at ${distance} m${leader && leader.toGo < distance ? `; ${leader.horse} leads` : ''}`}
      >
        <linearGradient
          id={`${id}surface`}
          gradientUnits="userSpaceOnUse"
          x1="0"
          y1={-outer}
          x2="0"
          y2={outer}
        >
          <stop offset="0" className={styles.lit({ surface })} />
          <stop offset="1" className={styles.shaded({ surface })} />
        </linearGradient>
        <path
          d={`${ring(oval, breadth)}${ring(oval, 0)}`}
          fillRule="evenodd"
          fill={`url(#${id}surface)`}
        />
        <path d={ring(oval, breadth)} className={styles.rail} />
        {/* Over the rail, so that the chute lies open to the course. */}
        {inChute && (
          <path
            d={`M${corner} ${start[0].y}H${start[0].x}V${start[1].y}H${corner}Z`}
            fill={`url(#${id}surface)`}
          />
        )}
        <path d={ring(oval, breadth * 0.34)} className={styles.stripe} />
        <path d={ring(oval, breadth * 0.67)} className={styles.stripe} />
        <path d={ring(oval, -12)} className={styles.infield} />
        <path d={ring(oval, 0)} className={styles.rail} />
        {inChute && (
          <path
            d={`M${corner} ${start[1].y}H${start[1].x}${closed ? `M${mouth} ${start[0].y}H${start[0].x}` : ''}`}
            className={styles.rail}
          />
        )}
        <line x1={post[0].x} y1={post[0].y} x2={post[1].x} y2={post[1].y} className={styles.post} />
        <line
          x1={start[0].x}
          y1={start[0].y}
          x2={start[1].x}
          y2={start[1].y}
          className={styles.start}
        />
        {runners.map((runner) => (
          <Runner key={runner.horseId} {...runner} {...at(runner.toGo, within(runner.off))} />
        ))}
        <RunnerFlags flags={flags} at={(toGo, off) => at(toGo, off / widening)} />
      </svg>
      <figcaption
        className={styles.caption}
        style={assignInlineVars({
          [styles.middle]: `${(100 * (oval.straight / 2 - left)) / (right - left)}%`,
        })}
      >
        <span className={styles.name}>{track}</span>
        <span className={styles.line}>
          {surface} · {hand} · {distance} m
        </span>
      </figcaption>
    </figure>
  );
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
