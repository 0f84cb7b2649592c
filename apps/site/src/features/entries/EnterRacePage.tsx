import { Stack } from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorCodeOf } from '../../shared/api/errorMessage.ts';
import { HorseChoiceLoading } from '../../shared/horses/HorseChoiceLoading.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { readPreselection } from '../../shared/paths.ts';
import { usePlayer } from '../auth/index.ts';
import {
  futureRacesQuery,
  programmeAheadQuery,
  raceQuery,
  suitableRacesQuery,
} from '../races/index.ts';
import { myEntriesQuery, myHorsesQuery, myStableQuery, myWalletsQuery } from '../stable/index.ts';
import { EntryForm } from './components/EntryForm.tsx';

/** Enter Race: pick a horse, then a race that suits it, then confirm. */
export default function EnterRacePage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Enter Race"
        description="Pick a horse, then a race that suits it."
        intro="Pick a horse, then a race that suits it."
      />
      <Choice />
    </Stack>
  );
}

function Choice() {
  const { userId } = usePlayer();
  const stable = useQuery(myStableQuery(userId));
  const wallets = useQuery(myWalletsQuery(userId));
  const horses = useQuery(myHorsesQuery(userId));
  const entries = useQuery(myEntriesQuery(userId));
  const races = useInfiniteQuery(futureRacesQuery(null));
  const suitable = useQuery(suitableRacesQuery(userId));
  const ahead = useQuery(programmeAheadQuery);
  const linked = useLinkedRace();
  const [search] = useSearchParams();
  const queries = [
    stable,
    wallets,
    horses,
    entries,
    races,
    suitable,
    ahead,
    ...(linked.missing ? [] : [linked.query]),
  ];

  if (anyFailed(queries)) {
    return <QueryFailed title="Your horses and the races could not be loaded" queries={queries} />;
  }
  if (
    !stable.data ||
    !wallets.data ||
    !horses.data ||
    !entries.data ||
    !races.data ||
    !suitable.data ||
    ahead.data === undefined ||
    linked.loading
  ) {
    return (
      <HorseChoiceLoading
        what="Your horses and the races"
        chosen={readPreselection(search).horseId !== null}
        count={6}
      />
    );
  }
  return (
    <EntryForm
      horses={horses.data}
      races={races.data.pages.flat()}
      suitable={suitable.data}
      ahead={ahead.data}
      stableState={{ stable: stable.data, wallets: wallets.data, entries: entries.data }}
      preselected={readPreselection(search)}
      linked={linked.race}
      onLoadMore={races.hasNextPage ? () => void races.fetchNextPage() : undefined}
      loadingMore={races.isFetchingNextPage}
    />
  );
}

/** The race that the link which led here named: no matter how far off, it can be chosen. */
function useLinkedRace() {
  const [search] = useSearchParams();
  // A race that is chosen here is in the list: only the first is fetched.
  const [{ raceId }] = useState(() => readPreselection(search));
  const query = useQuery({ ...raceQuery(raceId ?? ''), enabled: raceId !== null });
  // An address that is no race's is refused as malformed before anything is looked up.
  const code = errorCodeOf(query.error);
  const missing = code === 'race_not_found' || code === 'bad_request';
  return {
    query,
    missing,
    loading: raceId !== null && query.isLoading,
    race: missing ? null : query.data?.race,
  };
}
