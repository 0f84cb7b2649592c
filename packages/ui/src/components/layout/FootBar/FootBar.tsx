import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon';
import { IconButton } from '../../../primitives/IconButton/IconButton';
import { Link } from '../../../primitives/Link/Link';
import * as styles from './FootBar.css';

export interface FootBarProps {
  /** Names the bar for those who hear it. */
  label: string;
  /** Stands before the message. */
  badge?: ReactNode;
  message: ReactNode;
  /** The one way on. */
  link: { href: string; label: string };
  /** Left out where it goes only when what it asks for is done. */
  onClose?: () => void;
}

/** A line at the foot of the window on any page: it moves nothing when it comes. */
export function FootBar({ label, badge, message, link, onClose }: FootBarProps) {
  return (
    <aside className={styles.root} aria-label={label}>
      <div className={styles.line}>
        <div className={styles.news}>
          {badge}
          <p className={styles.message}>{message}</p>
          <Link href={link.href}>{link.label}</Link>
        </div>
        {onClose && <IconButton label="Close" icon={<Icon icon={IconX} />} onPress={onClose} />}
      </div>
    </aside>
  );
}
