import type { SalesPage } from '@furlong/backend';
import { EmptyState, LongGrid, SaleCard, type SaleCardProps, Stack } from '@furlong/ui';
import { useLocation } from 'react-router-dom';
import { ShowMore, type ShowMoreProps } from '../../../shared/page/ShowMore.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import { toSaleCard } from '../toSaleCard.ts';

export interface RingHorsesProps
  extends Pick<SaleCardProps, 'onBuy'>,
    Pick<ShowMoreProps, 'pages'> {
  listings: readonly SalesPage[];
  /** The player's stable, whose horses are marked; null for a visitor. */
  myStableId: string | null;
  /** How many there are; undefined if they were not all counted. */
  total: number | undefined;
}

/** The horses that were found, a card each. */
export function RingHorses({ listings, pages, myStableId, total, onBuy }: RingHorsesProps) {
  const now = useNow(60_000);
  const { key: visit } = useLocation();
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
      <LongGrid
        label="Horses for sale"
        items={found}
        keyOf={({ horse }) => horse.id}
        renderItem={(listing, place) => (
          <SaleCard
            {...toSaleCard(listing, { now, mine: listing.seller.id === myStableId })}
            place={place}
            onBuy={onBuy}
          />
        )}
        columnMin={300}
        cardHeight={{ inLine: 495, alone: 210 }}
        total={total}
        visit={visit}
      />
      <ShowMore count={found.length} of="horse" pages={pages} />
    </Stack>
  );
}
