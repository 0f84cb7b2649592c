import { dyes } from '../../horses/Silks/colours';
import type { CourseSurface } from '../CourseMap/CourseMap';
import type { CourseDirection } from '../CourseMap/plan';
import * as styles from './FieldStrip.css';
import type { Standing } from './standings';

export interface FieldStripProps {
  /** In running order. */
  standings: readonly Standing[];
  direction: CourseDirection;
  surface: CourseSurface;
}

/** Units of the drawing, and those of a runner's disc. */
const width = 280;
const height = 104;
const radius = 10;
/** Metres in front of the leader that are shown, and behind it: a field that is closed up fills it. */
const ahead = 5;
const behind = { least: 20, most: 60 };
/** Metres off the rail up to which runners are told apart. */
const across = 9;

/**
 * The field alone, as much nearer than on the plan of the course as it takes to read the numbers:
 * the rail above, the leader in front, running as the field does past the stand.
 */
export function FieldStrip({ standings, direction, surface }: FieldStripProps) {
  // Behind the post it may be another than the winner.
  const leader = Math.min(...standings.map(({ toGo }) => toGo));
  const gap = (toGo: number) => toGo - leader;
  const spread = Math.max(0, ...standings.map(({ toGo }) => gap(toGo)));
  const shown = Math.min(behind.most, Math.max(behind.least, spread + 2));
  const unit = (width - 2 * radius) / (ahead + shown);
  const x = (toGo: number) => {
    const from = radius + (shown - Math.min(gap(toGo), shown)) * unit;
    return direction === 'left' ? from : width - from;
  };
  const y = (off: number) =>
    radius + 6 + (Math.min(Math.max(off, 0), across) / across) * (height - 2 * radius - 8);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.root} aria-hidden>
      <rect width={width} height={height} rx={6} className={styles.ground({ surface })} />
      <line x1={0} y1={3} x2={width} y2={3} className={styles.rail} />
      {gap(0) > -ahead && gap(0) < shown && (
        <line x1={x(0)} y1={0} x2={x(0)} y2={height} className={styles.post} />
      )}
      {standings.toReversed().map(({ horseId, number, silks, toGo, off }) => (
        <g key={horseId} transform={`translate(${x(toGo)} ${y(off)})`}>
          <circle r={radius} className={styles.edge} fill={dyes[silks.bodyColours[0]]} />
          <circle r={radius - 3.2} className={styles.cloth} />
          <text className={styles.number} y={3.6}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
