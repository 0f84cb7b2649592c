import { max, ticks } from 'd3-array';
import { Plot } from '../../../primitives/Plot/Plot';
import { shortMoney } from '../../badges/Money/shortMoney';
import * as styles from './EarningsPlot.css';

export interface EarnedWeek {
  id: string;
  /** Whole dollars, not below 0. */
  amount: number;
  /** What is told of it, such as "Week from 14 Sep: $1,200". */
  text: string;
}

export interface EarningsPlotProps {
  /** What is shown, in words, such as "Earnings of 12 weeks: $18,400, most in the week from 14 Sep". */
  summary: string;
  /** Week after week without a gap; at least one. */
  weeks: readonly EarnedWeek[];
  /** The first and the last week, such as "14 Sep" and "This week". */
  from: string;
  to: string;
}

/** Part of a week's room that its column takes, and the most that it takes of the plot, percent. */
const filled = 0.7;
const widest = 4;

/** What was earned week by week. The figures stand in a table beside it. */
export function EarningsPlot({ summary, weeks, from, to }: EarningsPlotProps) {
  const most = max(weeks, ({ amount }) => amount) || 1_000;
  const step = 100 / weeks.length;
  const width = Math.min(widest, step * filled);
  return (
    <Plot
      summary={summary}
      rules={ticks(0, most, 4).map((amount) => ({
        at: 100 - (100 * amount) / most,
        label: shortMoney(amount),
        strong: false,
      }))}
      labels="long"
      from={from}
      to={to}
    >
      {weeks.map(({ id, amount, text }, index) => (
        <rect
          key={id}
          x={index * step + (step - width) / 2}
          width={width}
          y={100 - (100 * amount) / most}
          height={(100 * amount) / most}
          className={styles.week}
        >
          <title>{text}</title>
        </rect>
      ))}
    </Plot>
  );
}
