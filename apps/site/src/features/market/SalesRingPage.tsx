import type { SalesSearch } from '@furlong/game/rules';
import { SaleCardSkeleton, Stack } from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { pluralize } from '../../shared/format/pluralize.ts';
import { CardsLoading } from '../../shared/page/CardsLoading.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { SaleFilters } from '../../shared/sales/SaleFilters.tsx';
import { readSearch } from '../../shared/sales/saleSearch.ts';
import { useMyStableId } from '../stable/index.ts';
import { PurchaseDialog } from './components/PurchaseDialog.tsx';
import { RingHorses } from './components/RingHorses.tsx';
import { YourListings } from './components/YourListings.tsx';
import { salesRingHead } from './heads.ts';
import { salesRingQuery } from './queries.ts';
import { isCounted, mostCounted, readRingOrder, ringOrders } from './ringSearch.ts';
import { useBuying } from './useBuying.ts';

/** The sales ring: every horse that is for sale, to search, and to buy. For everybody to look at. */
export default function SalesRingPage() {
  return (
    <Stack gap="large">
      <PageHeading
        {...salesRingHead}
        intro="Horses at a fixed price, from the house and from other stables."
      />
      <YourListings />
      <Ring />
    </Stack>
  );
}

function Ring() {
  const [address] = useSearchParams();
  const search = readSearch(address);
  const order = readRingOrder(address);
  const ring = useInfiniteQuery(salesRingQuery(search, order));
  const total = ring.data?.pages[0]?.total;
  // Asked for with the horses, so that none waits for the other.
  const myStableId = useMyStableId();
  const { horseId, choose, leave } = useBuying();

  return (
    <Stack gap="medium">
      <SaleFilters
        label="Filter horses"
        shown={['price', 'age']}
        advanced={['sex', 'rating', 'specialty', 'surface', 'runs', 'seller']}
        order={{ orders: ringOrders, now: order, usual: 'cheapest' }}
        count={total === undefined ? undefined : counted(total, search)}
      />
      {anyFailed([ring]) && (
        <QueryFailed title="The sales ring could not be loaded" queries={[ring]} />
      )}
      {!ring.data && !anyFailed([ring]) && (
        <CardsLoading what="Horses for sale" Placeholder={SaleCardSkeleton} count={6} />
      )}
      {ring.data && (
        <RingHorses
          pages={ring}
          listings={ring.data.pages}
          myStableId={myStableId}
          total={total !== undefined && isCounted(total, search) ? total : undefined}
          onBuy={choose}
        />
      )}
      {horseId !== null && <PurchaseDialog horseId={horseId} onClose={leave} />}
    </Stack>
  );
}

function counted(total: number, search: SalesSearch): string {
  if (!isCounted(total, search)) return `More than ${mostCounted.toLocaleString('en')} horses`;
  return pluralize(total, 'horse');
}
