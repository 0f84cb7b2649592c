import { HorseCardSkeleton, Stack } from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { CardsLoading } from '../../shared/page/CardsLoading.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { readPreselection } from '../../shared/paths.ts';
import { usePlayer } from '../auth/index.ts';
import { futureRacesQuery } from '../races/index.ts';
import { myEntriesQuery, myHorsesQuery, myPursesQuery, myStableQuery } from '../stable/index.ts';
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
  const purses = useQuery(myPursesQuery(userId));
  const horses = useQuery(myHorsesQuery(userId));
  const entries = useQuery(myEntriesQuery(userId));
  const races = useInfiniteQuery(futureRacesQuery(null));
  const [search] = useSearchParams();
  const queries = [stable, purses, horses, entries, races];

  if (anyFailed(queries)) {
    return <QueryFailed title="Your horses and the races could not be loaded" queries={queries} />;
  }
  if (!stable.data || !purses.data || !horses.data || !entries.data || !races.data) {
    return (
      <CardsLoading what="Your horses and the races" Placeholder={HorseCardSkeleton} count={6} />
    );
  }
  return (
    <EntryForm
      horses={horses.data}
      races={races.data.pages.flat()}
      yard={{ stable: stable.data, purses: purses.data, entries: entries.data }}
      preselected={readPreselection(search)}
      onLoadMore={races.hasNextPage ? () => void races.fetchNextPage() : undefined}
      loadingMore={races.isFetchingNextPage}
    />
  );
}
