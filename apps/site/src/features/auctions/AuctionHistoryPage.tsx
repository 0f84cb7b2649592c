import { ButtonLink, EmptyState, FilterBar, Stack } from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../shared/page/ShowMore.tsx';
import { TableLoading } from '../../shared/page/TableLoading.tsx';
import { useAddress } from '../../shared/page/useAddress.ts';
import { paths } from '../../shared/paths.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { useViewer } from '../auth/index.ts';
import { useMyStable } from '../stable/index.ts';
import { Lots } from './components/Lots.tsx';
import { auctionHistoryHead } from './heads.ts';
import { pastAuctionsQuery } from './queries.ts';

const outcomes = ['sold', 'unsold'] as const;

const readOutcome = (search: URLSearchParams) =>
  outcomes.find((outcome) => outcome === search.get('outcome')) ?? null;

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

function PastLots() {
  const { drawn, coming, goTo } = useAddress();
  const { playerId, known } = useViewer();
  const pages = useInfiniteQuery({
    ...pastAuctionsQuery(playerId, readOutcome(drawn)),
    enabled: known,
  });
  const stable = useMyStable();
  const now = useNow(30_000);
  const lots = pages.data?.pages.flat() ?? [];
  const narrowed = readOutcome(coming) !== null;
  const show = (outcome: string) => goTo(new URLSearchParams(outcome === 'all' ? {} : { outcome }));
  if (anyFailed([pages])) {
    return <QueryFailed title="The auctions could not be loaded" queries={[pages]} />;
  }
  return (
    <Stack gap="medium">
      <FilterBar
        label="Filter the auctions"
        selects={[
          {
            label: 'Ended',
            options: [
              { value: 'all', label: 'Sold or not' },
              { value: 'sold', label: 'Sold' },
              { value: 'unsold', label: 'Not sold' },
            ],
            value: readOutcome(coming) ?? 'all',
            onChange: ({ value }) => show(value),
          },
        ]}
        active={narrowed ? 1 : 0}
        {...(narrowed && { onClear: () => show('all') })}
      />
      {!pages.data || stable.isLoading ? (
        <TableLoading heading={null} rows={6} />
      ) : lots.length === 0 ? (
        <EmptyState
          {...(narrowed && { why: 'nothingFound' as const })}
          title={narrowed ? 'No such lots' : 'No hammer has fallen yet'}
          hint="The first falls within a quarter of an hour of the game’s start."
          action={<ButtonLink href={paths.bidInAuction}>See the lots</ButtonLink>}
        />
      ) : (
        <>
          <Lots label="Past lots" lots={lots} myStableId={stable.data?.id ?? null} now={now} />
          <ShowMore count={lots.length} of="lot" pages={pages} />
        </>
      )}
    </Stack>
  );
}
