import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { framedList } from '../../../theme/framedList.css';
import * as styles from './Declarations.css';
import * as rowStyles from './DeclaredRow.css';

/** The shape of the declarations while they are on their way. */
export function DeclarationsSkeleton() {
  return (
    <div className={styles.root}>
      <Skeleton width="9rem" height="1.4375rem" />
      <div className={framedList}>
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <div key={row} className={rowStyles.row}>
            <span className={rowStyles.pictures}>
              <Skeleton width="40px" height="40px" />
            </span>
            <div className={rowStyles.names}>
              <Skeleton width="9rem" height="1.25rem" />
              <Skeleton width="6rem" height="1.25rem" />
            </div>
            <span className={rowStyles.rating}>
              <Skeleton width="2.5rem" height="2.25rem" />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
