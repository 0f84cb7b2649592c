import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon';
import { IconButton } from '../../../primitives/IconButton/IconButton';
import { Link } from '../../../primitives/Link/Link';
import { StatusBadge } from '../../badges/StatusBadge/StatusBadge';
import * as styles from './RunnerBar.css';

/** How far the race of the player's runner has come. */
export type RunnerState = 'startingSoon' | 'inProgress' | 'finished' | 'void';

export interface RunnerBarProps {
  state: RunnerState;
  /** What there is to tell, in a sentence: "Silver Comet runs in the Ashford Stakes". */
  message: string;
  /** The time to the off, where it counts. */
  countdown?: ReactNode;
  /** Leads to the race. */
  link: { href: string; label: string };
  onClose: () => void;
}

/** Tells an owner, on any page, whose horse is about to run, is running, or has run. */
export function RunnerBar({ state, message, countdown, link, onClose }: RunnerBarProps) {
  return (
    <aside className={styles.root} aria-label="Your runner">
      <div className={styles.line}>
        <div className={styles.news}>
          <StatusBadge status={state} />
          <p className={styles.message}>
            {message} {countdown}
          </p>
          <Link href={link.href}>{link.label}</Link>
        </div>
        <IconButton label="Close" icon={<Icon icon={IconX} />} onPress={onClose} />
      </div>
    </aside>
  );
}
