import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { framedList } from '../../../theme/framedList.css';
import * as styles from './Declarations.css';

/** The shape of the declarations while they are on their way. */
export function DeclarationsSkeleton() {
  return (
    <div className={styles.root}>
      <Skeleton width="9rem" height="1.4375rem" />
      <div className={framedList}>
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width="36px" height="36px" />
            <div className={styles.skeleton}>
              <Skeleton width="9rem" height="1.25rem" />
              <Skeleton width="6rem" height="1.0625rem" />
            </div>
            <Skeleton width="2.5rem" height="2.25rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
