import { type ReactNode, useId } from 'react';
import { reason } from '../../theme/reason.css';
import { rowText, wrappingRow } from '../../theme/wrappingRow.css';
import { HeadingElement } from '../Heading/HeadingElement';
import { ChoiceButton } from './ChoiceButton';
import * as styles from './ChoiceCard.css';

export interface ChoiceCardProps {
  /** What is chosen. */
  title: string;
  /** Decoration beside the title: the title carries the meaning. */
  icon: ReactNode;
  /** What it is like, in a sentence or two. */
  description: string;
  /** What one needs to know to choose. */
  children: ReactNode;
  /**
   * Marks the card as the one chosen.
   * @default false
   */
  selected?: boolean;
  /** Why it cannot be chosen. When given, the card is shown but cannot be pressed. */
  unavailableReason?: string | undefined;
  onSelect: () => void;
}

/** A card that is one choice of several: the whole of it is the button. */
export function ChoiceCard({
  title,
  icon,
  description,
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
      <header className={wrappingRow}>
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
        <div className={rowText}>
          <HeadingElement className={styles.title}>
            <ChoiceButton
              name={title}
              selected={selected}
              reasonId={unavailable ? reasonId : undefined}
              onSelect={onSelect}
            />
          </HeadingElement>
          {unavailable && (
            <p id={reasonId} className={reason}>
              {unavailableReason}
            </p>
          )}
        </div>
      </header>
      <p className={styles.description}>{description}</p>
      {children}
    </article>
  );
}
