import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { icons } from './icons';
import * as styles from './Notice.css';

export type NoticeTone = 'info' | 'success' | 'error';

export interface NoticeProps {
  tone: NoticeTone;
  children: ReactNode;
  /** A link or button that helps further. */
  action?: ReactNode;
}

/** A box that says what happened. An error interrupts a screen reader, the others wait. */
export function Notice({ tone, children, action }: NoticeProps) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} tabIndex={-1} className={styles.notice[tone]}>
      <Icon icon={icons[tone]} size="medium" className={styles.icon} />
      <div className={styles.content}>
        <div>{children}</div>
        {action}
      </div>
    </div>
  );
}
