import { IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon';
import * as styles from './RacePlace.css';

/** Where a race is run, under its name. */
export function RacePlace({ children }: { children: ReactNode }) {
  return (
    <p className={styles.root}>
      <Icon icon={IconMapPin} size="small" weight="light" className={styles.pin} />
      {children}
    </p>
  );
}
