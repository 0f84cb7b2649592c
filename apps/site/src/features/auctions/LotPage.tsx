import { Link, LotHeadSkeleton, Skeleton, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { errorCodeOf } from '../../shared/api/errorMessage.ts';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { useViewer } from '../auth/index.ts';
import { useMyStable } from '../stable/index.ts';
import { LotInFull } from './components/LotInFull.tsx';
import { lotQuery } from './queries.ts';
import { useLiveLot } from './useLiveLots.ts';

/** One lot: what it stands at, who bid, and the way to bid. */
export default function LotPage() {
  const { auctionId = '' } = useParams();
  const { playerId, known } = useViewer();
  const stable = useMyStable();
  const isLive = useLiveLot(auctionId, { playerId, myStableId: stable.data?.id ?? null });
  const lot = useQuery({
    ...lotQuery(playerId, auctionId),
    enabled: known,
    ...(isLive && { refetchInterval: false }),
  });
  const code = errorCodeOf(lot.error);
  if (code === 'auction_not_found' || code === 'bad_request') return <NotFound />;
  const head = {
    title: 'Lot',
    description: 'A horse under the hammer: what it stands at, and who bid.',
  };
  if (anyFailed([lot])) {
    return (
      <>
        <PageHead {...head} />
        <QueryFailed title="The lot could not be loaded" queries={[lot]} />
      </>
    );
  }
  return (
    <Stack gap="large">
      <Link href={paths.bidInAuction}>All lots</Link>
      {lot.data && !stable.isLoading ? (
        <LotInFull lot={lot.data} stable={stable.data ?? null} />
      ) : (
        <>
          <PageHead {...head} />
          <LotHeadSkeleton />
          <Skeleton height="12rem" />
        </>
      )}
    </Stack>
  );
}
