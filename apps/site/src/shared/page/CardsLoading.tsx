import { Grid, VisuallyHidden } from '@furlong/ui';
import type { ComponentType } from 'react';

export interface CardsLoadingProps {
  /** What is on its way, for those who hear the page: 'Races'. */
  what: string;
  /** The shape of one card. */
  Placeholder: ComponentType;
  /**
   * How many cards hold its place.
   * @default 3
   */
  count?: number;
}

/** Holds the place of a grid of cards. */
export function CardsLoading({ what, Placeholder, count = 3 }: CardsLoadingProps) {
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <div aria-busy="true">
      <VisuallyHidden>{what} are loading.</VisuallyHidden>
      <Grid columnMin={300}>
        {places.map((place) => (
          <Placeholder key={place} />
        ))}
      </Grid>
    </div>
  );
}
