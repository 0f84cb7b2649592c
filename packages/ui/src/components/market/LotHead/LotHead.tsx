import { Notice } from '../../../primitives/Notice/Notice';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { Stack } from '../../../primitives/Stack/Stack';
import { Countdown } from '../../badges/Countdown/Countdown';
import { type StatTile, StatTiles } from '../../layout/StatTiles/StatTiles';
import * as styles from './LotHead.css';

export interface LotHeadProps {
  /** Whole seconds until the hammer falls; null once it is over. The host counts. */
  hammerIn: number | null;
  /** How it stands for whoever looks at it; null where there is nothing to say. */
  standing: { tone: 'success' | 'info'; text: string } | null;
  /** What it stands at, whether its reserve is met, what it is worth, how often it was put off. */
  tiles: readonly StatTile[];
}

/** How a lot stands: its clock, what that is for whoever looks, and its figures. */
export function LotHead({ hammerIn, standing, tiles }: LotHeadProps) {
  return (
    <Stack gap="large">
      {hammerIn !== null && (
        <Countdown
          label="The hammer falls in"
          seconds={hammerIn}
          done="The hammer is falling"
          size="large"
        />
      )}
      <div>
        <div role="status" className={styles.standing}>
          {standing && <Notice tone={standing.tone}>{standing.text}</Notice>}
        </div>
        <StatTiles label="The lot in figures" tiles={tiles} />
      </div>
    </Stack>
  );
}

/** The shape of it while it is on its way. */
export function LotHeadSkeleton() {
  return (
    <Stack gap="large">
      <Skeleton height="3.5rem" />
      <Skeleton height="6rem" />
    </Stack>
  );
}
