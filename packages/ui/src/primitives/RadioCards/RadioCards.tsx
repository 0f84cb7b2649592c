import { type ReactNode, useId } from 'react';
import * as styles from './RadioCards.css';
import { radioGroup } from './radio.css';

export interface RadioCard<Value extends string = string> {
  value: Value;
  title: string;
  /** One line under the title. */
  note?: string;
  /** Drawn beside the words; decoration. */
  media?: ReactNode;
  /** Why it cannot be chosen. When given, the card is shown and cannot be chosen. */
  unavailableReason?: string;
}

export interface RadioCardsProps<Value extends string = string> {
  /** The question the cards answer. */
  label: string;
  cards: readonly RadioCard<Value>[];
  /** `null` while nothing is chosen. */
  value: Value | null;
  onChange: (detail: { value: Value }) => void;
}

/** One of a few, each with a line of its own to compare them by. */
export function RadioCards<Value extends string>({
  label,
  cards,
  value,
  onChange,
}: RadioCardsProps<Value>) {
  const group = useId();
  return (
    <fieldset className={radioGroup}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.cards}>
        {cards.map((card) => (
          <label key={card.value} className={styles.card}>
            <input
              type="radio"
              className={styles.dot}
              name={group}
              checked={card.value === value}
              onChange={() => onChange({ value: card.value })}
              disabled={card.unavailableReason !== undefined}
            />
            {card.media && (
              <span aria-hidden className={styles.media}>
                {card.media}
              </span>
            )}
            <span className={styles.content}>
              <span className={styles.title}>{card.title}</span>
              {card.note && <span className={styles.note}>{card.note}</span>}
              {card.unavailableReason && (
                <span className={styles.reason}>{card.unavailableReason}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
