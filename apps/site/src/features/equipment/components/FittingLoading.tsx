import {
  ChoiceCardSkeleton,
  EffectsSummary,
  Grid,
  HorseLineSkeleton,
  SlotPanel,
  Stack,
  StepHeading,
  VisuallyHidden,
} from '@furlong/ui';
import { toEffects, toSlots } from '../toSlots.ts';
import * as styles from './Fitting.css.ts';

/** Holds the place of the horses to choose from or, where the address names one, of its slots. */
export function FittingLoading({ chosen }: { chosen: boolean }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Your tack room is loading.</VisuallyHidden>
      <Stack gap="xlarge">
        <Stack gap="small">
          <StepHeading step={1} title="Choose a horse" />
          {chosen ? <HorseLineSkeleton /> : <HorsesLoading />}
        </Stack>
        {chosen && (
          <div className={styles.besideEffects}>
            <Stack gap="small">
              <StepHeading step={2} title="Choose a slot" />
              <SlotPanel horse="your horse" slots={toSlots([])} loading />
            </Stack>
            <EffectsSummary effects={toEffects([], undefined)} greatest={1} loading />
          </div>
        )}
      </Stack>
    </div>
  );
}

function HorsesLoading() {
  return (
    <Grid columnMin={240}>
      <ChoiceCardSkeleton />
      <ChoiceCardSkeleton />
      <ChoiceCardSkeleton />
    </Grid>
  );
}
