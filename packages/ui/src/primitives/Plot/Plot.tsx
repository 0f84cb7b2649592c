import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { Label } from '../Label/Label';
import * as styles from './Plot.css';

/** A line across, with what it stands for beside it. */
export interface PlotRule {
  /** Percent of the height from above. */
  at: number;
  label: string;
  /** Drawn to be seen before the others: what everything is measured against. */
  strong: boolean;
}

export type PlotLabels = 'short' | 'long';

export interface PlotProps {
  /** What is shown, in words: the picture has no others. */
  summary: string;
  rules: readonly PlotRule[];
  /** How much room their labels take: figures such as "94", or such as "+0.4 s". */
  labels: PlotLabels;
  /** The ends of what runs from left to right. */
  from: string;
  to: string;
  /** Shapes of an SVG of 100 by 100, stretched to the plot. */
  children: ReactNode;
  /** Marks over it, placed by percent of its width but for `markRoom`. */
  marks?: ReactNode;
}

/** Axes and grid of a plot. It is a picture: its figures stand in a table beside it. */
export function Plot({ summary, rules, labels, from, to, children, marks }: PlotProps) {
  return (
    <figure className={styles.root}>
      <div role="img" aria-label={summary} className={styles.plot({ labels })}>
        {rules.map(({ at, label }) => (
          <span
            key={label}
            className={styles.label({ labels })}
            style={assignInlineVars({ [styles.top]: `${at}%` })}
          >
            {label}
          </span>
        ))}
        <div className={styles.area({ labels })}>
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className={styles.drawing({ marked: marks !== undefined })}
            aria-hidden
          >
            {rules.map(({ at, label, strong }) => (
              <line
                key={label}
                x1="0"
                x2="100"
                y1={at}
                y2={at}
                className={strong ? styles.strong : styles.rule}
              />
            ))}
            {children}
          </svg>
          {marks}
        </div>
      </div>
      <figcaption className={styles.ends({ labels })}>
        <Label>{from}</Label>
        <Label>{to}</Label>
      </figcaption>
    </figure>
  );
}
