import type { ReactNode } from 'react';
import { Text } from '../../../primitives/Text/Text';
import { PlayerText } from '../PlayerText/PlayerText';
import * as styles from './LetterList.css';

export interface ListedLetter {
  id: string;
  /** Whose it is, such as "You" or the name of the stable. */
  author: string;
  own: boolean;
  /** When it was sent, such as "today 14:05". */
  time: string;
  /** As its author wrote it. */
  text: string;
  /** What the reader can do with it. */
  acts?: ReactNode;
}

export interface LetterListProps {
  /** Names the list for those who hear it, such as "Letters with Hillside". */
  label: string;
  /** The last first. */
  letters: readonly ListedLetter[];
}

/** The letters between two stables. */
export function LetterList({ label, letters }: LetterListProps) {
  return (
    <ol aria-label={label} reversed className={styles.list}>
      {letters.map(({ id, author, own, time, text, acts }) => (
        <li key={id} className={styles.letter({ own })}>
          <div className={styles.head}>
            <Text element="span" size="small" strong>
              {author}
            </Text>
            <span>{time}</span>
          </div>
          <PlayerText text={text} />
          {acts}
        </li>
      ))}
    </ol>
  );
}
