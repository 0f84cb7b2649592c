import { Inline } from '../../../primitives/Inline/Inline';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { Stack } from '../../../primitives/Stack/Stack';
import * as styles from './NextOff.css';

/** What the foot tells: time, purse, distance, going. */
const facts = ['off', 'prize', 'distance', 'going'];

/** The shape of the next race while it is on its way. */
export function NextOffSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Stack gap="small">
        <Skeleton width="8rem" height="1.5rem" />
        <Skeleton width="24rem" height="4rem" />
        <Skeleton width="14rem" height="1.25rem" />
        <Skeleton width="5rem" height="1.25rem" />
      </Stack>
      <Inline gap="large">
        {facts.map((fact) => (
          <Skeleton key={fact} width="5rem" height="2.75rem" />
        ))}
      </Inline>
    </div>
  );
}
