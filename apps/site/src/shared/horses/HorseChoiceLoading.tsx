import {
  HorseChoiceSkeleton,
  HorseLineSkeleton,
  Stack,
  StepHeading,
  VisuallyHidden,
} from '@furlong/ui';
import { CardsLoading } from '../page/CardsLoading.tsx';

export interface HorseChoiceLoadingProps {
  /** What is on its way, for those who hear the page: 'Your horses'. */
  what: string;
  /** Whether the address names the horse, which is then on one line. */
  chosen: boolean;
  /** How many cards hold its place while none is chosen. */
  count: number;
}

/** Holds the place of a page's first step, the choice of a horse. */
export function HorseChoiceLoading({ what, chosen, count }: HorseChoiceLoadingProps) {
  return (
    <Stack gap="small">
      <StepHeading step={1} title="Choose a horse" />
      {chosen ? (
        <div aria-busy="true">
          <VisuallyHidden>{what} are loading.</VisuallyHidden>
          <HorseLineSkeleton />
        </div>
      ) : (
        <CardsLoading what={what} Placeholder={HorseChoiceSkeleton} count={count} />
      )}
    </Stack>
  );
}
