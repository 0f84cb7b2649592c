import { ButtonLink, EmptyState, Stack } from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../shared/page/ShowMore.tsx';
import { TableLoading } from '../../shared/page/TableLoading.tsx';
import { paths } from '../../shared/paths.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { usePlayer } from '../auth/index.ts';
import { Claims } from './components/Claims.tsx';
import { myClaimsQuery } from './queries.ts';

/** My Claims History: every claim of the player's, and what became of it. */
export default function MyClaimsHistoryPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="My Claims History"
        description="Your claims, and what became of each."
        intro="Your claims, the last made first. Each leads to its race, where the draw is checked with the race itself."
      />
      <OwnClaims />
    </Stack>
  );
}

function OwnClaims() {
  const pages = useInfiniteQuery(myClaimsQuery(usePlayer().userId));
  const now = useNow(30_000);
  const claims = pages.data?.pages.flat() ?? [];
  if (anyFailed([pages])) {
    return <QueryFailed title="Your claims could not be loaded" queries={[pages]} />;
  }
  if (!pages.data) return <TableLoading heading={null} rows={4} />;
  if (claims.length === 0) {
    return (
      <EmptyState
        title="You have claimed no horse yet"
        hint="Runners of claiming races can be claimed from the close of entries on."
        action={<ButtonLink href={paths.claimAHorse}>See today’s claiming races</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap="medium">
      <Claims claims={claims} now={now} />
      <ShowMore count={claims.length} of="claim" pages={pages} />
    </Stack>
  );
}
