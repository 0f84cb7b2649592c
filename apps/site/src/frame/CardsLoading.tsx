import { Card, Grid, Skeleton, Stack, VisuallyHidden } from '@furlong/ui';

export interface CardsLoadingProps {
  /** What is on its way, for those who hear the page: 'Races'. */
  what: string;
  /**
   * How many cards hold its place.
   * @default 3
   */
  count?: number;
}

/** Holds the place of a grid of cards. */
export function CardsLoading({ what, count = 3 }: CardsLoadingProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{what} are loading.</VisuallyHidden>
      <Grid columnMin={300}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place
          <Card key={index}>
            <Stack gap="medium">
              <Skeleton width="60%" height="1.5rem" />
              <Skeleton width="40%" />
              <Skeleton height="2.5rem" />
              <Skeleton height="2.5rem" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </div>
  );
}
