import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ticks } from 'd3-array';
import { curveStepAfter, line } from 'd3-shape';
import { Plot } from '../../../primitives/Plot/Plot';
import * as styles from './RatingPlot.css';

export interface RatedMoment {
  id: string;
  /** When the rating came to be, in ms since 1970. */
  at: number;
  /** Pounds, 0 to 140. */
  rating: number;
  /** What is told of it, such as "14 Mar, Ashford Stakes: 92". */
  text: string;
}

export interface RatingPlotProps {
  /** What is shown, in words, such as "Rating over 12 runs: 88 to 94, now 92". */
  summary: string;
  /** The oldest first; at least one. */
  moments: readonly RatedMoment[];
  /** The ends of the time shown, such as "14 Mar" and "Today". */
  from: string;
  to: string;
}

/** Ratings within so few pounds are drawn as level as they are. */
const narrowest = 10;

/** A horse's official rating from race to race. The figures stand in a table beside it. */
export function RatingPlot({ summary, moments, from, to }: RatingPlotProps) {
  const ratings = moments.map(({ rating }) => rating);
  const [low, high] = rangeOf(ratings);
  const [first, last] = [moments[0]?.at ?? 0, moments.at(-1)?.at ?? 0];
  const x = ({ at }: RatedMoment) => (last === first ? 50 : (100 * (at - first)) / (last - first));
  const y = (rating: number) => (100 * (high - rating)) / (high - low);
  const drawn = line<RatedMoment>(x, ({ rating }) => y(rating)).curve(curveStepAfter)(moments);

  return (
    <Plot
      summary={summary}
      rules={ticks(low, high, 4).map((rating) => ({
        at: y(rating),
        label: `${rating}`,
        strong: false,
      }))}
      labels="short"
      from={from}
      to={to}
      marks={moments.map((moment) => (
        <span
          key={moment.id}
          title={moment.text}
          className={styles.dot}
          style={assignInlineVars({
            [styles.left]: `${x(moment)}`,
            [styles.top]: `${y(moment.rating)}%`,
          })}
        />
      ))}
    >
      {drawn !== null && <path d={drawn} className={styles.line} />}
    </Plot>
  );
}

/** The ratings shown, from least to greatest, with room around them. */
function rangeOf(ratings: readonly number[]): readonly [low: number, high: number] {
  const least = Math.min(...ratings);
  const most = Math.max(...ratings);
  const room = Math.max(2, (narrowest - (most - least)) / 2);
  return [Math.max(0, Math.floor(least - room)), Math.min(140, Math.ceil(most + room))];
}
