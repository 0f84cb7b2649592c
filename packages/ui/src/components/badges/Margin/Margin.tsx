import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import * as styles from './Margin.css';
import { abbreviations, shortMargin } from './shortMargin';

/** `short` as in the columns of a result: "nk"; `full` as in a sentence: "neck", "1¼ lengths". */
export type MarginForm = 'short' | 'full';

export interface MarginProps {
  /** The judge's word: 'dead heat', 'nose', 'short head', 'head', 'neck', 'distance', or lengths such as '1¼'. */
  margin: string;
  /** @default 'short' */
  form?: MarginForm;
}

/** How far a horse was behind the one in front of it. */
export function Margin({ margin, form = 'short' }: MarginProps) {
  const full = inWords(margin);
  if (form === 'full') return full;
  return (
    <span className={styles.short}>
      <span aria-hidden>{shortMargin(margin)}</span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </span>
  );
}

function inWords(margin: string) {
  if (margin in abbreviations) return margin;
  if (margin === '1') return '1 length';
  return /^\d/.test(margin) ? `${margin} lengths` : `${margin} length`;
}
