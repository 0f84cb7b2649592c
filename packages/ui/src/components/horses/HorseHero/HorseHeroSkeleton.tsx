import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { Stack } from '../../../primitives/Stack/Stack';
import * as styles from './HorseHero.css';

/** How wide a horse's facts are. */
const facts = ['8rem', '4rem', '5.5rem', '4.5rem', '5rem', '2rem', '6rem'];

/** The shape of a `HorseHero` that is on its way. */
export function HorseHeroSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.portrait}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.words}>
        <div className={styles.who}>
          <Skeleton width="min(100%, 16rem)" height="2.75rem" />
          <Skeleton width="min(100%, 12rem)" />
          <Skeleton width="min(100%, 14rem)" height="2rem" />
        </div>
        <Stack gap="small">
          <Skeleton width="8rem" height="2.5rem" />
          <Skeleton width="8rem" height="2.5rem" />
        </Stack>
        <div className={styles.facts}>
          <div className={styles.waiting}>
            {facts.map((width) => (
              <Skeleton key={width} width={width} height="2.5rem" />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
