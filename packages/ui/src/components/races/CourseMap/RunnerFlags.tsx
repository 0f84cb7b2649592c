import * as styles from './CourseMap.css';

/** A runner that is told apart from the others. */
export interface RunnerFlag {
  horseId: string;
  number: number;
  /** Metres to the post. */
  toGo: number;
  leads: boolean;
}

interface RunnerFlagsProps {
  flags: readonly RunnerFlag[];
  /** A point of the plan: metres to the post, and off the rail as it is drawn. */
  at: (toGo: number, off: number) => { x: number; y: number };
}

/** Units of the drawing: a disc, how far inside the rail its middle lies, and metres between two. */
const radius = 32;
const inside = -46;
const apart = 120;

/** Numbers inside the rail, beside who they belong to: on a phone a field is one heap on its course. */
export function RunnerFlags({ flags, at }: RunnerFlagsProps) {
  return spread(flags).map(({ horseId, number, toGo, leads, beside }) => {
    const from = at(toGo, 0);
    const { x, y } = at(beside, inside);
    return (
      <g key={horseId} className={styles.flag} data-leads={leads || undefined}>
        <line x1={from.x} y1={from.y} x2={x} y2={y} />
        <circle cx={x} cy={y} r={radius} />
        <text x={x} y={y} className={styles.flagNumber}>
          {number}
        </text>
      </g>
    );
  });
}

/** Each beside its runner or, where that of another is, behind it. */
function spread(flags: readonly RunnerFlag[]) {
  let before = Number.NEGATIVE_INFINITY;
  return flags
    .toSorted((a, b) => a.toGo - b.toGo)
    .map((flag) => {
      before = Math.max(flag.toGo, before + apart);
      return { ...flag, beside: before };
    });
}
