import { type ReactNode, useId } from 'react';
import { hit } from '../choosable.css';
import * as styles from './ChoiceCard.css';

export interface ChoiceCardProps {
  /** What is chosen. */
  title: string;
  /** One line under the title. */
  summary?: string;
  /** Decoration beside the title: the title carries the meaning. */
  icon: ReactNode;
  /** What one needs to know to choose. */
  children: ReactNode;
  /**
   * Marks the card as the one chosen.
   * @default false
   */
  selected?: boolean;
  /** Why it cannot be chosen. When given, the card is shown but cannot be pressed. */
  unavailableReason?: string;
  onSelect: () => void;
}

/** A card that is one choice of several: the whole of it is the button. */
export function ChoiceCard({
  title,
  summary,
  icon,
  children,
  selected = false,
  unavailableReason,
  onSelect,
}: ChoiceCardProps) {
  const reasonId = useId();
  const unavailable = unavailableReason !== undefined;
  return (
    <article
      className={styles.root}
      data-selected={selected || undefined}
      data-unavailable={unavailable || undefined}
    >
      <header className={styles.head}>
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
        <div className={styles.words}>
          <h3 className={styles.title}>
            {/* Not `disabled`: the reason must be within reach of the keyboard. */}
            <button
              type="button"
              className={hit}
              aria-pressed={selected}
              aria-disabled={unavailable || undefined}
              aria-describedby={unavailable ? reasonId : undefined}
              onClick={() => {
                if (!unavailable) onSelect();
              }}
            >
              {title}
            </button>
          </h3>
          {summary && <p className={styles.summary}>{summary}</p>}
          {unavailable && (
            <p id={reasonId} className={styles.reason}>
              {unavailableReason}
            </p>
          )}
        </div>
      </header>
      {children}
    </article>
  );
}
