import type { SalesPage } from '@furlong/backend';
import { EmptyState, Grid, SaleCard, type SaleCardProps, Stack } from '@furlong/ui';
import { ShowMore, type ShowMoreProps } from '../../../shared/page/ShowMore.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import { toSaleCard } from '../toSaleCard.ts';

export interface RingHorsesProps
  extends Pick<SaleCardProps, 'onBuy'>,
    Pick<ShowMoreProps, 'pages'> {
  listings: readonly SalesPage[];
  /** The player's stable, whose horses are marked; null for a visitor. */
  myStableId: string | null;
}

/** The horses that were found, a card each. */
export function RingHorses({ listings, pages, myStableId, onBuy }: RingHorsesProps) {
  const now = useNow(60_000);
  const found = listings.flatMap((page) => page.listings);

  if (found.length === 0) {
    return (
      <EmptyState
        why="nothingFound"
        title="No horses found"
        hint="Try adjusting your search criteria or check back later for new listings."
      />
    );
  }
  return (
    <Stack gap="large">
      <Grid columnMin={300}>
        {found.map((listing) => (
          <SaleCard
            key={listing.horse.id}
            {...toSaleCard(listing, { now, mine: listing.seller.id === myStableId })}
            onBuy={onBuy}
          />
        ))}
      </Grid>
      <ShowMore count={found.length} of="horse" pages={pages} />
    </Stack>
  );
}
