import { line } from 'd3-shape';
import { PlotDots } from '../../../primitives/Plot/PlotDots';
import * as styles from './ConditionPlot.css';

/** A condition at a moment. */
export interface FitnessMoment {
  /** Milliseconds since 1970. */
  at: number;
  /** Percent. */
  condition: number;
}

/** What a condition was noted after. */
export type NotedAfter = 'run' | 'session';

/** A condition that was noted. */
export interface NotedCondition extends FitnessMoment {
  id: string;
  after: NotedAfter;
  /** What is told of it, such as "14 Mar, after a run: 84%". */
  text: string;
}

export interface ConditionPlotProps {
  /** What is shown, in words, such as "Condition over 12 weeks: between 71% and 94%, now 88%". */
  summary: string;
  /** What was noted, the oldest first; at least one. */
  noted: readonly NotedCondition[];
  /** The way from each to the next, and on to now: what rest takes is known by rule. */
  course: readonly FitnessMoment[];
  /** The ends of the time shown, such as "14 Mar" and "Today". */
  from: string;
  to: string;
}

const marks = [100, 75, 50, 25, 0];

/** How fit a horse was: dots where it was noted, a line by the rule between. A table has the figures. */
export function ConditionPlot({ summary, noted, course, from, to }: ConditionPlotProps) {
  const [first, last] = [course[0]?.at ?? 0, course.at(-1)?.at ?? 0];
  const x = ({ at }: FitnessMoment) =>
    last === first ? 50 : (100 * (at - first)) / (last - first);
  const drawn = line<FitnessMoment>(x, ({ condition }) => 100 - condition)([...course]);
  return (
    <PlotDots
      summary={summary}
      rules={marks.map((mark) => ({ at: 100 - mark, label: `${mark}%`, strong: false }))}
      labels="long"
      from={from}
      to={to}
      kinds={{ round: 'After a run', square: 'After training' }}
      dots={noted.map((moment) => ({
        ...{ id: moment.id, shape: moment.after === 'run' ? 'round' : 'square' },
        ...{ x: x(moment), y: moment.condition, text: moment.text },
      }))}
    >
      {drawn !== null && <path d={drawn} className={styles.line} />}
    </PlotDots>
  );
}
