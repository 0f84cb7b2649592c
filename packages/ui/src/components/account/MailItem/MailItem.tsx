import { IconMail } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Icon } from '../../../primitives/Icon/Icon';
import * as styles from './MailItem.css';

export interface MailItemProps {
  subject: string;
  /** Whom it is addressed to. */
  to: string;
  /** When it came, such as "2 minutes ago". */
  time: string;
  /** What it says. Left out where the action says it all. */
  children?: string;
  /** What it asks the reader to do. */
  action?: ReactNode;
}

/** One message of an inbox. */
export function MailItem({ subject, to, time, children, action }: MailItemProps) {
  return (
    <article className={styles.root}>
      <span className={styles.icon}>
        <Icon icon={IconMail} size="medium" weight="light" />
      </span>
      <div className={styles.content}>
        <HeadingElement className={styles.subject}>{subject}</HeadingElement>
        <p className={styles.envelope}>
          To {to}&nbsp;· {time.replaceAll(' ', '\u00a0')}
        </p>
        {children && <p className={styles.message}>{children}</p>}
      </div>
      {action}
    </article>
  );
}
