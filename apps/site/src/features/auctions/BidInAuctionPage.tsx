import type { CatalogueOrder } from '@furlong/backend';
import { EmptyState, FilterBar, Stack } from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../shared/page/ShowMore.tsx';
import { TableLoading } from '../../shared/page/TableLoading.tsx';
import { useAddress } from '../../shared/page/useAddress.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { useViewer } from '../auth/index.ts';
import { useMyStable } from '../stable/index.ts';
import { Lots } from './components/Lots.tsx';
import { bidInAuctionHead } from './heads.ts';
import { catalogueQuery } from './queries.ts';

const orders: readonly (readonly [CatalogueOrder, string])[] = [
  ['closing', 'Next hammer first'],
  ['cheapest', 'Cheapest first'],
  ['dearest', 'Dearest first'],
  ['best rated', 'Best rated first'],
];

const readOrder = (search: URLSearchParams): CatalogueOrder =>
  orders.find(([order]) => order === search.get('order'))?.[0] ?? 'closing';

/** Bid in Auction: the horses under the hammer. For everybody to look at. */
export default function BidInAuctionPage() {
  return (
    <Stack gap="large">
      <PageHeading
        {...bidInAuctionHead}
        intro="Horses under the hammer. You say the most you would pay; it is held, and only what is needed to lead is bid. A late bid puts the hammer off by five minutes."
      />
      <Catalogue />
    </Stack>
  );
}

function Catalogue() {
  const { drawn, coming, goTo } = useAddress();
  const { playerId, known } = useViewer();
  const pages = useInfiniteQuery({
    ...catalogueQuery(playerId, readOrder(drawn)),
    enabled: known,
  });
  const stable = useMyStable();
  const now = useNow(1_000);
  const lots = pages.data?.pages.flat() ?? [];
  if (anyFailed([pages])) {
    return <QueryFailed title="The catalogue could not be loaded" queries={[pages]} />;
  }
  return (
    <Stack gap="medium">
      <FilterBar
        label="Order the lots"
        selects={[
          {
            label: 'Order',
            options: orders.map(([value, label]) => ({ value, label })),
            value: readOrder(coming),
            onChange: ({ value }) =>
              goTo(new URLSearchParams(value === 'closing' ? {} : { order: value })),
          },
        ]}
        active={0}
      />
      {!pages.data || stable.isLoading ? (
        <TableLoading heading={null} rows={6} />
      ) : lots.length === 0 ? (
        <EmptyState
          title="No horse is under the hammer"
          hint="The house consigns one every quarter of an hour. Look in again shortly."
        />
      ) : (
        <>
          <Lots
            label="Horses under the hammer"
            lots={lots}
            myStableId={stable.data?.id ?? null}
            now={now}
          />
          <ShowMore count={lots.length} of="lot" pages={pages} />
        </>
      )}
    </Stack>
  );
}
