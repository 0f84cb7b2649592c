import { Heading } from '../../../primitives/Heading/Heading';
import { dyes } from '../../horses/Silks/colours';
import type { SilksDesign } from '../../horses/Silks/design';
import type { CourseDirection } from '../CourseMap/plan';
import * as styles from './PaceMap.css';
import { bend, placesOf, size } from './places';

/** How a horse likes to be ridden, from the front of a field to its rear. */
export type PaceStyle = 'lead' | 'prominent' | 'midfield' | 'hold-up';

export interface PaceRunner {
  horseId: string;
  horse: string;
  silks: SilksDesign;
  /** Starting stall, from the rail. */
  draw: number;
  style: PaceStyle;
}

export interface PaceMapProps {
  direction: CourseDirection;
  runners: readonly PaceRunner[];
}

const rows: readonly (readonly [style: PaceStyle, name: string])[] = [
  ['lead', 'Leads'],
  ['prominent', 'Prominent'],
  ['midfield', 'Midfield'],
  ['hold-up', 'Held up'],
];

/** Who may be expected where on the first bend, from how they like to be ridden and their stalls. */
export function PaceMap({ direction, runners }: PaceMapProps) {
  const mirrored = direction === 'right';
  const ridden = rows
    .map(([style, name]) => ({ style, name, field: fieldOf(runners, style) }))
    .filter(({ field }) => field.length > 0);
  return (
    <section className={styles.root}>
      <Heading size="card">Pace on the first bend</Heading>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.drawing} aria-hidden>
        <g transform={mirrored ? `translate(${size.width} 0) scale(-1 1)` : undefined}>
          <path d={bend} className={styles.course} />
        </g>
        {placesOf(ridden.map(({ field }) => field)).map(({ runner, x, y }) => (
          <Runner key={runner.horseId} runner={runner} x={mirrored ? size.width - x : x} y={y} />
        ))}
      </svg>
      <dl className={styles.list}>
        {ridden.map(({ style, name, field }) => (
          <div key={style} className={styles.row}>
            <dt className={styles.ridden}>{name}</dt>
            <dd className={styles.field}>
              {field.map(({ draw, horse }) => `${draw}\u00a0${horse}`).join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Those of a style, from the rail outwards. */
function fieldOf(runners: readonly PaceRunner[], style: PaceStyle): PaceRunner[] {
  return runners.filter((runner) => runner.style === style).toSorted((a, b) => a.draw - b.draw);
}

function Runner({ runner, x, y }: { runner: PaceRunner; x: number; y: number }) {
  const { silks, draw } = runner;
  return (
    <g>
      <circle cx={x} cy={y} r={14} className={styles.edge} />
      <circle cx={x} cy={y} r={11} stroke={dyes[silks.bodyColours[0]]} className={styles.runner} />
      <text x={x} y={y + 4.5} className={styles.stall}>
        {draw}
      </text>
    </g>
  );
}
