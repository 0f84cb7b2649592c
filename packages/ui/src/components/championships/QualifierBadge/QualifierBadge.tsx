import { IconTrophy } from '@tabler/icons-react';
import { Icon } from '../../../primitives/Icon/Icon';
import * as styles from './QualifierBadge.css';

export interface QualifierBadgeProps {
  /** What the race is to which championship: "Mile qualifier · 20-10-6-4-2", "Mile final". */
  words: string;
  /**
   * The race that decides it.
   * @default false
   */
  final?: boolean;
}

/** Says that a race counts to a championship, and for how much. */
export function QualifierBadge({ words, final = false }: QualifierBadgeProps) {
  return (
    <span className={styles.root} data-final={final || undefined}>
      <Icon icon={IconTrophy} size="xsmall" />
      {words}
    </span>
  );
}
