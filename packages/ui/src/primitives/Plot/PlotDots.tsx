import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Plot, type PlotProps } from './Plot';
import * as styles from './PlotDots.css';

/** Colour is not all that tells two kinds apart. */
export type DotShape = 'round' | 'square';

export interface PlottedDot {
  id: string;
  shape: DotShape;
  /** Percent of the width from the left, and of the height from below. */
  x: number;
  y: number;
  /** What it stands for, with its figures. */
  text: string;
}

export interface PlotDotsProps extends Omit<PlotProps, 'marks'> {
  dots: readonly PlottedDot[];
  /** What each shape stands for. */
  kinds: Readonly<Record<DotShape, string>>;
}

/** A plot of two kinds of dots, and what they stand for. */
export function PlotDots({ dots, kinds, ...plot }: PlotDotsProps) {
  return (
    <div className={styles.root}>
      <Plot
        {...plot}
        marks={dots.map(({ id, shape, x, y, text }) => (
          <span
            key={id}
            title={text}
            className={styles.dot({ shape })}
            style={assignInlineVars({ [styles.left]: `${x}`, [styles.top]: `${100 - y}%` })}
          />
        ))}
      />
      <ul className={styles.legend}>
        {(['round', 'square'] as const).map((shape) => (
          <li key={shape} className={styles.entry}>
            <span aria-hidden className={styles.sign({ shape })} /> {kinds[shape]}
          </li>
        ))}
      </ul>
    </div>
  );
}
