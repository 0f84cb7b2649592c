import { mostToSpend } from '@furlong/game/rules';
import { ButtonLink, EmptyState, LoadMore, Stack } from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ListSkeleton } from '../../shared/page/ListSkeleton.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { usePlayer } from '../auth/index.ts';
import { programmeAheadQuery, suitableRacesQuery } from '../races/index.ts';
import { myEntriesQuery, myHorsesQuery, myStableQuery, myWalletsQuery } from '../stable/index.ts';
import { lastOfEach } from './alternatives.ts';
import { EndedCard } from './components/EndedCard.tsx';
import { endedEntriesQuery } from './queries.ts';

/** My Rejected Entries: each entry that came to nothing, why, and what the horse could run in instead. */
export default function MyRejectedEntriesPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="My Rejected Entries"
        description="Entries that came to nothing: why, what came back, and what to run in instead."
        intro="Entries that came to nothing: why, what came back, and the next races that would take the horse."
      />
      <Ended />
    </Stack>
  );
}

function Ended() {
  const { userId } = usePlayer();
  const ended = useInfiniteQuery(endedEntriesQuery(userId));
  const stable = useQuery(myStableQuery(userId));
  const wallets = useQuery(myWalletsQuery(userId));
  const horses = useQuery(myHorsesQuery(userId));
  const entries = useQuery(myEntriesQuery(userId));
  const suitable = useQuery(suitableRacesQuery(userId));
  const ahead = useQuery(programmeAheadQuery);
  const now = useNow(30_000);
  const queries = [ended, stable, wallets, horses, entries, suitable, ahead];

  if (anyFailed(queries)) {
    return <QueryFailed title="Your rejected entries could not be loaded" queries={queries} />;
  }
  if (
    !ended.data ||
    !stable.data ||
    !wallets.data ||
    !horses.data ||
    !entries.data ||
    !suitable.data ||
    ahead.data === undefined
  ) {
    return <ListSkeleton what="Your rejected entries" />;
  }
  const told = ended.data.pages.flat();
  if (told.length === 0) return <NoneEnded />;
  const last = lastOfEach(told);
  const stableState = { stable: stable.data, wallets: wallets.data, entries: entries.data };
  const facts = {
    stable: { createdAt: stable.data.createdAt, credits: mostToSpend(wallets.data) },
    ...{ races: suitable.data, ahead: ahead.data, now },
  };
  return (
    <Stack gap="medium">
      {told.map((entry) => {
        const horse = horses.data.find(({ id }) => id === entry.horseId);
        const next = last.has(entry.id) && horse ? { horse, stableState, facts } : null;
        return <EndedCard key={entry.id} entry={entry} now={now} next={next} />;
      })}
      <LoadMore
        of="entries"
        summary={told.length === 1 ? '1 entry shown' : `${told.length} entries shown`}
        onLoadMore={ended.hasNextPage ? () => void ended.fetchNextPage() : undefined}
        busy={ended.isFetchingNextPage}
      />
    </Stack>
  );
}

function NoneEnded() {
  return (
    <EmptyState
      title="No rejected entries"
      hint="Entries that are balloted out, withdrawn or called off stand here, with what came back and where to run instead."
      action={
        <ButtonLink href={paths.enterRace()} variant="gold">
          Enter Race
        </ButtonLink>
      }
    />
  );
}
