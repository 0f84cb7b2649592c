import { IconChevronDown, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './Disclosure.css';

export interface DisclosureProps {
  /** Stays in sight; a press on it shows the rest, and another hides it. */
  title: string;
  /** Takes the title's place while the rest is shown, where it would not be true any more. */
  openTitle?: string;
  icon?: TablerIcon;
  children: ReactNode;
}

/** What most readers can do without, folded away until they ask for it. */
export function Disclosure({ title, openTitle, icon, children }: DisclosureProps) {
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>
        {icon && <Icon icon={icon} />}
        {openTitle === undefined ? (
          title
        ) : (
          <>
            <span className={styles.whenShut}>{title}</span>
            <span className={styles.whenOpen}>{openTitle}</span>
          </>
        )}
        <Icon icon={IconChevronDown} className={styles.arrow} />
      </summary>
      {children}
    </details>
  );
}
