import type { ReactNode } from 'react';
import * as styles from './Fact.css';

export type FactSize = 'standard' | 'large';
export type FactsLayout = 'wrapping' | 'columns' | 'fours' | 'rows' | 'joined';
export type FactLabelPlace = 'above' | 'below';
export type FactTone = 'standard' | 'gold';

export interface FactProps {
  label: string;
  /** The value: a figure or a word or two. */
  children: ReactNode;
  /**
   * How much the value weighs on its card.
   * @default 'standard'
   */
  size?: FactSize;
  /**
   * Gold for money to be won.
   * @default 'standard'
   */
  tone?: FactTone;
  /**
   * `above`, as on a racecard; `below` where the two read as a sentence: "6 tracks".
   * @default 'above'
   */
  labelled?: FactLabelPlace;
}

export interface FactsProps {
  /** `Fact`s. */
  children: ReactNode;
  /**
   * `wrapping` where they fall, in three `columns` so that neighbouring cards line up, in `fours`, or
   * pairs in little room, in `rows` that share the height of a card, label and value at their ends, or
   * `joined` to what else stands in the row or grid around them.
   * @default 'wrapping'
   */
  layout?: FactsLayout;
}

/** One line of a racecard: a label in small capitals over its value. Stands inside `Facts`. */
export function Fact({
  label,
  children,
  size = 'standard',
  tone = 'standard',
  labelled = 'above',
}: FactProps) {
  return (
    <div className={styles.root}>
      <dt className={styles.label[labelled]}>{label}</dt>
      <dd className={styles.value({ size, tone })}>{children}</dd>
    </div>
  );
}

/** Facts side by side. */
export function Facts({ children, layout = 'wrapping' }: FactsProps) {
  const list = <dl className={styles.facts({ layout })}>{children}</dl>;
  const measured = layout === 'columns' || layout === 'fours';
  return measured ? <div className={styles.container}>{list}</div> : list;
}
