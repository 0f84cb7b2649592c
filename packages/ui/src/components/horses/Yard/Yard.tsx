import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import type { SilksDesign } from '../Silks/design';
import * as styles from './Yard.css';
import { type YardHorse, YardRow } from './YardRow';

export interface YardProps {
  /** The stable's colours. */
  silks: SilksDesign;
  /** Whose turn comes next first. */
  horses: readonly YardHorse[];
}

/** The stable's horses in their boxes: how each is, and which race is next for it. */
export function Yard({ silks, horses }: YardProps) {
  return (
    <ul className={styles.list}>
      {horses.map((horse) => (
        <li key={horse.horseId}>
          <YardRow {...horse} silks={silks} />
        </li>
      ))}
    </ul>
  );
}

/** The shape of a yard that is on its way. */
export function YardSkeleton() {
  return (
    <div className={styles.list}>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.horse}>
            <Skeleton width="56px" height="56px" />
            <div className={styles.who}>
              <Skeleton width="10rem" height="1.5rem" />
              <Skeleton width="12rem" height="1.5rem" />
            </div>
          </div>
          <div className={styles.meters}>
            <Skeleton width="100%" height="1rem" />
            <Skeleton width="100%" height="1rem" />
          </div>
          <div className={styles.next}>
            <Skeleton width="12rem" height="2.5rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
