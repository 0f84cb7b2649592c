import { MINUTE, seasonAt, type TrackId, tracks, tracksInSeason } from '@furlong/game/rules';
import { EmptyState, FilterBar, Grid, LoadMore, RaceCardSkeleton, Stack } from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { pluralize } from '../../shared/format/pluralize.ts';
import { CardsLoading } from '../../shared/page/CardsLoading.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { useNow } from '../../shared/time/useNow.ts';
import { useNowAt } from '../../shared/time/useNowAt.ts';
import { useMyEntries } from '../stable/index.ts';
import { ProgrammeCard } from './components/ProgrammeCard.tsx';
import { futureRacesQuery } from './queries.ts';

const allTracks = 'all';

/** The programme: races not yet run, next first, of all tracks or of one. */
export default function FutureRacesPage() {
  const [search, setSearch] = useSearchParams();
  const inSeason = tracksInSeason(seasonAt(useNow(MINUTE)));
  const trackId = inSeason.find((id) => id === search.get('track')) ?? null;
  const choices = [
    { value: allTracks, label: 'All tracks' },
    ...inSeason.map((id) => ({ value: id, label: tracks[id].name })),
  ];

  return (
    <Stack gap="large">
      <PageHeading
        title="Future Races"
        description="Every race on the programme: where, when, for whom, and what it pays."
        intro="Off times are your own time."
      />
      <FilterBar
        label="Filter races"
        selects={[
          {
            label: 'Track',
            options: choices,
            value: trackId ?? allTracks,
            onChange: ({ value }) =>
              setSearch(value === allTracks ? {} : { track: value }, { replace: true }),
          },
        ]}
      />
      <Races trackId={trackId} />
    </Stack>
  );
}

function Races({ trackId }: { trackId: TrackId | null }) {
  const races = useInfiniteQuery(futureRacesQuery(trackId));
  const entries = useMyEntries();
  const listed = races.data?.pages.flat() ?? [];
  const now = useNowAt(listed.map(({ offAt }) => offAt));

  if (anyFailed([races]))
    return <QueryFailed title="The races could not be loaded" queries={[races]} />;
  if (!races.data) return <CardsLoading what="Races" Placeholder={RaceCardSkeleton} count={6} />;
  const shown = listed.filter(({ offAt }) => offAt > now);
  if (shown.length === 0) {
    return (
      <EmptyState
        title="No races found"
        hint="Try selecting a different track or check back later for new races."
      />
    );
  }
  return (
    <Stack gap="large">
      <Grid columnMin={320}>
        {shown.map((race) => (
          <ProgrammeCard key={race.id} race={race} entries={entries} />
        ))}
      </Grid>
      <LoadMore
        summary={`${pluralize(shown.length, 'race')} shown`}
        onLoadMore={races.hasNextPage ? () => void races.fetchNextPage() : undefined}
        busy={races.isFetchingNextPage}
      />
    </Stack>
  );
}
