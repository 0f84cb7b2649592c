import { MINUTE } from '@furlong/game/rules';
import { EmptyState, Stack } from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../shared/page/ShowMore.tsx';
import { TableLoading } from '../../shared/page/TableLoading.tsx';
import { SaleFilters } from '../../shared/sales/SaleFilters.tsx';
import { asksForSomething } from '../../shared/sales/saleSearch.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { useViewer } from '../auth/index.ts';
import { useMyStable } from '../stable/index.ts';
import { Lots } from './components/Lots.tsx';
import { NoSuchLots } from './components/NoSuchLots.tsx';
import { bidInAuctionHead } from './heads.ts';
import { lotOrders, readLotOrder, readLotSearch } from './lotSearch.ts';
import { catalogueQuery } from './queries.ts';
import { useLiveLots } from './useLiveLots.ts';

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
  const [address] = useSearchParams();
  const search = readLotSearch(address);
  const order = readLotOrder(address);
  const { playerId, known } = useViewer();
  const stable = useMyStable();
  const isLive = useLiveLots({ playerId, myStableId: stable.data?.id ?? null });
  const pages = useInfiniteQuery({
    ...catalogueQuery(playerId, search, order),
    enabled: known,
    // What comes into the catalogue and leaves it is asked for all the same, if seldom.
    ...(isLive && { refetchInterval: MINUTE }),
  });
  const now = useNow(1_000);
  const lots = pages.data?.pages.flat() ?? [];
  const found = lots.length > 0;
  if (anyFailed([pages])) {
    return <QueryFailed title="The catalogue could not be loaded" queries={[pages]} />;
  }
  return (
    <Stack gap="medium">
      <SaleFilters
        label="Filter the lots"
        shown={['price', 'age']}
        advanced={['sex', 'rating', 'specialty']}
        order={{ orders: lotOrders, now: order, usual: 'closing' }}
      />
      {!pages.data || stable.isLoading ? (
        <TableLoading heading={null} rows={6} />
      ) : found ? (
        <>
          <Lots
            label="Horses under the hammer"
            lots={lots}
            myStableId={stable.data?.id ?? null}
            now={now}
          />
          <ShowMore count={lots.length} of="lot" pages={pages} />
        </>
      ) : asksForSomething(search) ? (
        <NoSuchLots />
      ) : (
        <EmptyState
          title="No horse is under the hammer"
          hint="The house consigns one every quarter of an hour. Look in again shortly."
        />
      )}
    </Stack>
  );
}
