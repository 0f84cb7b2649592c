import { ButtonLink, EmptyState, Inline, Stack } from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { CsvButton } from '../../shared/csv/CsvButton.tsx';
import { csvName } from '../../shared/csv/csv.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../shared/page/ShowMore.tsx';
import { TableLoading } from '../../shared/page/TableLoading.tsx';
import { paths } from '../../shared/paths.ts';
import { SaleFilters } from '../../shared/sales/SaleFilters.tsx';
import { asksForSomething } from '../../shared/sales/saleSearch.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { useViewer } from '../auth/index.ts';
import { useMyStable } from '../stable/index.ts';
import { Lots } from './components/Lots.tsx';
import { NoSuchLots } from './components/NoSuchLots.tsx';
import { Prices } from './components/Prices.tsx';
import { auctionHistoryHead } from './heads.ts';
import { readLotSearch, readOutcome } from './lotSearch.ts';
import { auctionPricesQuery, pastAuctionsQuery } from './queries.ts';
import { toLotsFile } from './toLotsFile.ts';

/** Auction History: the lots on which the hammer has fallen. For everybody to look at. */
export default function AuctionHistoryPage() {
  return (
    <Stack gap="large">
      <PageHeading
        {...auctionHistoryHead}
        intro="Every lot on which the hammer has fallen, the last first: what it fetched, and to whom it went. Each leads to its bids."
      />
      <PastLots />
    </Stack>
  );
}

/** The lots, with what they brought: neither is drawn before both are known, so that none pushes the other. */
function PastLots() {
  const [address] = useSearchParams();
  const search = readLotSearch(address);
  const outcome = readOutcome(address);
  const { playerId, known } = useViewer();
  const pages = useInfiniteQuery({
    ...pastAuctionsQuery(playerId, search, outcome),
    enabled: known,
  });
  const prices = useQuery(auctionPricesQuery);
  const stable = useMyStable();
  const isKnown = pages.data && !stable.isLoading && !prices.isPending;
  const now = useNow(30_000);
  const lots = pages.data?.pages.flat() ?? [];
  const found = lots.length > 0;
  if (anyFailed([pages])) {
    return (
      <>
        <QueryFailed title="The auctions could not be loaded" queries={[pages]} />
        <Prices />
      </>
    );
  }
  return (
    <Stack gap="large">
      <Stack gap="medium">
        <SaleFilters
          label="Filter the auctions"
          shown={['price', 'age']}
          advanced={['sex', 'rating', 'specialty']}
          another={{
            ...{ name: 'outcome', label: 'Ended', any: 'Sold or not' },
            choices: { sold: 'Sold', unsold: 'Not sold' },
          }}
        />
        {!isKnown ? (
          <TableLoading heading={null} rows={6} />
        ) : found ? (
          <>
            <Lots label="Past lots" lots={lots} myStableId={stable.data?.id ?? null} now={now} />
            <ShowMore count={lots.length} of="lot" pages={pages} />
            <Inline justify="end">
              <CsvButton
                what="these lots"
                fileName={csvName('auctions')}
                rows={() => toLotsFile(lots, now)}
              />
            </Inline>
          </>
        ) : asksForSomething(search) || outcome !== null ? (
          <NoSuchLots />
        ) : (
          <EmptyState
            title="No hammer has fallen yet"
            hint="The first falls within a quarter of an hour of the game’s start."
            action={<ButtonLink href={paths.bidInAuction}>See the lots</ButtonLink>}
          />
        )}
      </Stack>
      {isKnown && <Prices />}
    </Stack>
  );
}
