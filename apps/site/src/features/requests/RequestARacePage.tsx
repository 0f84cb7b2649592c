import { EmptyState, Skeleton, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NoHorses } from '../../shared/page/NoHorses.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { readPreselection } from '../../shared/paths.ts';
import { useServerAhead } from '../../shared/time/useServerAhead.ts';
import { usePlayer } from '../auth/index.ts';
import { myEntriesQuery, myHorsesQuery, myWalletsQuery } from '../stable/index.ts';
import { AskForm } from './components/AskForm.tsx';
import { Made } from './components/Made.tsx';
import { requestARaceHead } from './heads.ts';
import { waitingHorsesQuery } from './queries.ts';

/** Request a Race: which horse, what race, what it costs. */
export default function RequestARacePage() {
  return (
    <Stack gap="large">
      <PageHeading
        {...requestARaceHead}
        intro="Nothing suits your horse? Ask for the race that does. Once enough owners have joined it is run, and the fees make the purse."
      />
      <Asking />
    </Stack>
  );
}

function Asking() {
  const { userId } = usePlayer();
  const [search] = useSearchParams();
  // The horse is free no more, and what was done with it is said all the same.
  const [made, setMade] = useState<string | null>(null);
  const horses = useQuery(myHorsesQuery(userId));
  const entries = useQuery(myEntriesQuery(userId));
  const wallets = useQuery(myWalletsQuery(userId));
  const waiting = useQuery(waitingHorsesQuery(userId));
  const told = useServerAhead() !== null;
  const queries = [horses, entries, wallets, waiting];
  if (made !== null) return <Made requestId={made} />;
  if (anyFailed(queries)) {
    return <QueryFailed title="Your horses could not be loaded" queries={queries} />;
  }
  if (!horses.data || !entries.data || !wallets.data || !waiting.data || !told) {
    return <Skeleton height="32rem" />;
  }
  if (horses.data.length === 0) return <NoHorses />;
  const busy = (id: string) =>
    waiting.data.has(id) || entries.data.some(({ horseId }) => horseId === id);
  const free = horses.data.filter(({ id }) => !busy(id));
  if (free.length === 0) {
    return (
      <EmptyState
        title="All your horses are spoken for"
        hint="Each is entered for a race, or waits in a request. A request is made with a horse that is free."
      />
    );
  }
  const { horseId } = readPreselection(search);
  return (
    <AskForm
      horses={free}
      forClub={search.get('among') === 'club'}
      preselected={free.some(({ id }) => id === horseId) ? horseId : null}
      wallets={wallets.data}
      playerId={userId}
      onMade={setMade}
    />
  );
}
