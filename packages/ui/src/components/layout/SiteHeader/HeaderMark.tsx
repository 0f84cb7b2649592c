import { IconBell } from '@tabler/icons-react';
import { Icon } from '../../../primitives/Icon/Icon';
import { IconButton } from '../../../primitives/IconButton/IconButton';
import * as styles from './HeaderMark.css';

export interface HeaderMarkProps {
  /** How much is new; what is above 99 is shown as 99+. */
  count: number;
  /** Whether the list that it opens is open. */
  open: boolean;
  onPress: () => void;
}

/** How much is new for the owner, in the header; it opens the list of it. */
export function HeaderMark({ count, open, onPress }: HeaderMarkProps) {
  const shown = count > 99 ? '99+' : String(count);
  return (
    <span className={styles.beside}>
      <IconButton
        label={count === 0 ? 'News: nothing new' : `News: ${shown} new`}
        icon={
          <span className={styles.root}>
            <Icon icon={IconBell} size="large" />
            {count > 0 && <span className={styles.count}>{shown}</span>}
          </span>
        }
        expanded={open}
        onPress={onPress}
      />
    </span>
  );
}
