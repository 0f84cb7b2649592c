import { EffectsSummary, SlotPanel, VisuallyHidden } from '@furlong/ui';
import { toEffects, toSlots } from '../toSlots.ts';
import * as styles from './Fitting.css.ts';

/** Holds the place of a horse's slots. */
export function FittingLoading() {
  return (
    <div aria-busy="true" className={styles.besideEffects}>
      <VisuallyHidden>Your tack room is loading.</VisuallyHidden>
      <SlotPanel horse="your horse" slots={toSlots([])} loading />
      <EffectsSummary effects={toEffects([], undefined)} greatest={1} loading />
    </div>
  );
}
