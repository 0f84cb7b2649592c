import type { OwnLots } from '@furlong/backend';
import { MINUTE } from '@furlong/game/rules';
import { ButtonLink, EmptyState, Stack, Tabs } from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../shared/page/ShowMore.tsx';
import { TableLoading } from '../../shared/page/TableLoading.tsx';
import { useAddress } from '../../shared/page/useAddress.ts';
import { paths } from '../../shared/paths.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { usePlayer } from '../auth/index.ts';
import { useMyStable } from '../stable/index.ts';
import { Lots } from './components/Lots.tsx';
import { myAuctionsQuery } from './queries.ts';
import { useLiveLots } from './useLiveLots.ts';

const parts: readonly { value: OwnLots; label: string; none: string }[] = [
  { value: 'bidding', label: 'Bidding on', none: 'You have bid on no lot that is open.' },
  { value: 'watching', label: 'Watching', none: 'You watch no lot that is open.' },
  { value: 'selling', label: 'Selling', none: 'None of your horses is under the hammer.' },
  { value: 'won', label: 'Won', none: 'No hammer has fallen for you yet.' },
  { value: 'lost', label: 'Lost', none: 'No lot that you bid on went to another.' },
  { value: 'sold', label: 'Sold', none: 'You have sold no horse under the hammer.' },
  { value: 'unsold', label: 'Not sold', none: 'No horse of yours came back from an auction.' },
];

const readPart = (search: URLSearchParams): OwnLots =>
  parts.find(({ value }) => value === search.get('part'))?.value ?? 'bidding';

/** My Auction Horses: the lots that the player bids on and sells, and how those ended that are over. */
export default function MyAuctionHorsesPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="My Auction Horses"
        description="The lots that you bid on, watch and sell, and how they ended."
        intro="The lots that you bid on, those that you watch and those that you sell, and how they ended. Each leads to its bids."
      />
      <OwnLotsInParts />
    </Stack>
  );
}

function OwnLotsInParts() {
  const { drawn, coming, goTo } = useAddress();
  return (
    <Tabs
      label="Which lots"
      tabs={parts.map(({ value, label }) => ({ value, label }))}
      value={readPart(coming)}
      onChange={({ value }) =>
        goTo(new URLSearchParams(value === 'bidding' ? {} : { part: value }))
      }
    >
      <Part part={readPart(drawn)} />
    </Tabs>
  );
}

function Part({ part }: { part: OwnLots }) {
  const { userId } = usePlayer();
  const stable = useMyStable();
  const isLive = useLiveLots({ playerId: userId, myStableId: stable.data?.id ?? null });
  const pages = useInfiniteQuery({
    ...myAuctionsQuery(userId, part),
    ...(isLive && { refetchInterval: MINUTE }),
  });
  const now = useNow(1_000);
  const lots = pages.data?.pages.flat() ?? [];
  const told = parts.find(({ value }) => value === part);
  if (anyFailed([pages])) {
    return <QueryFailed title="Your lots could not be loaded" queries={[pages]} />;
  }
  if (!pages.data || stable.isLoading) return <TableLoading heading={null} rows={4} />;
  if (lots.length === 0) {
    return (
      <EmptyState
        title="No lots here"
        hint={told?.none ?? ''}
        action={<ButtonLink href={paths.bidInAuction}>See the lots</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap="medium">
      <Lots label={told?.label ?? ''} lots={lots} myStableId={stable.data?.id ?? null} now={now} />
      <ShowMore count={lots.length} of="lot" pages={pages} />
    </Stack>
  );
}
