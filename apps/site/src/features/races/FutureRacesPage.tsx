import {
  MINUTE,
  seasonAt,
  type TrackId,
  trackIds,
  tracks,
  tracksInSeason,
} from '@furlong/game/rules';
import {
  ButtonLink,
  EmptyState,
  FilterBar,
  LoadMore,
  MeetingSkeleton,
  NextOffSkeleton,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { pluralize } from '../../shared/format/pluralize.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { useAddress } from '../../shared/page/useAddress.ts';
import { paths } from '../../shared/paths.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { useNowAt } from '../../shared/time/useNowAt.ts';
import { useServerAhead } from '../../shared/time/useServerAhead.ts';
import { useMyEntries } from '../stable/index.ts';
import { NextRaceOff } from './components/NextRaceOff.tsx';
import { ProgrammeMeeting } from './components/ProgrammeMeeting.tsx';
import { futureRacesHead } from './heads.ts';
import { futureRacesQuery, nextFieldsQuery } from './queries.ts';
import { toMeetings } from './toMeetings.ts';

// At the end of a long page.
const OpenRequests = lazy(async () => ({
  default: (await import('../requests/index.ts')).OpenRequests,
}));

const allTracks = 'all';

/** The programme: races not yet run, next first, of all tracks or of one. */
export default function FutureRacesPage() {
  const { drawn, coming, goTo } = useAddress();
  const now = useNow(MINUTE);
  const inSeason = useServerAhead() === null ? trackIds : tracksInSeason(seasonAt(now));
  const trackOf = (address: URLSearchParams) =>
    inSeason.find((id) => id === address.get('track')) ?? null;
  const choices = [
    { value: allTracks, label: 'All tracks' },
    ...inSeason.map((id) => ({ value: id, label: tracks[id].name })),
  ];

  return (
    <Stack gap="large">
      <PageHeading
        {...futureRacesHead}
        intro="What is off next, and what is open for entries. Times shown are your local time."
      />
      <FilterBar
        label="Filter races"
        active={trackOf(coming) === null ? 0 : 1}
        selects={[
          {
            label: 'Track',
            options: choices,
            value: trackOf(coming) ?? allTracks,
            onChange: ({ value }) =>
              goTo(new URLSearchParams(value === allTracks ? {} : { track: value })),
          },
        ]}
      />
      <Races trackId={trackOf(drawn)} />
      <Suspense fallback={<Skeleton height="9rem" />}>
        <OpenRequests />
      </Suspense>
    </Stack>
  );
}

function Races({ trackId }: { trackId: TrackId | null }) {
  const races = useInfiniteQuery(futureRacesQuery(trackId));
  // Asked for with the races, whichever of them will be the next.
  const fields = useQuery(nextFieldsQuery(trackId));
  const entries = useMyEntries();
  const listed = races.data?.pages.flat() ?? [];
  const now = useNowAt(listed.map(({ offAt }) => offAt));

  if (anyFailed([races]))
    return <QueryFailed title="The races could not be loaded" queries={[races]} />;
  if (!races.data) return <ProgrammeLoading />;
  const [next, ...rest] = listed.filter(({ offAt }) => offAt > now);
  if (next === undefined) return <NoRaces trackId={trackId} />;
  return (
    <Stack gap="xlarge">
      <NextRaceOff
        race={next}
        field={fields.data?.find(({ raceId }) => raceId === next.id)?.runners}
        entries={entries}
      />
      {toMeetings(rest, now).map((meeting) => (
        <ProgrammeMeeting key={meeting.key} meeting={meeting} entries={entries} />
      ))}
      <LoadMore
        of="races"
        summary={`${pluralize(rest.length + 1, 'race')} shown`}
        onLoadMore={races.hasNextPage ? () => void races.fetchNextPage() : undefined}
        busy={races.isFetchingNextPage}
      />
    </Stack>
  );
}

/** The shape of the programme: the next race, and a meeting. */
function ProgrammeLoading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Races are loading.</VisuallyHidden>
      <Stack gap="xlarge">
        <NextOffSkeleton />
        <MeetingSkeleton />
      </Stack>
    </div>
  );
}

/** No race at all, or none at the one track that is asked for. */
function NoRaces({ trackId }: { trackId: TrackId | null }) {
  if (trackId === null) {
    return (
      <EmptyState
        title="No races found"
        hint="The programme is being drawn up. Check back later for new races."
      />
    );
  }
  return (
    <EmptyState
      why="nothingFound"
      title="No races found"
      hint="Try selecting a different track or check back later for new races."
      action={<ButtonLink href={paths.futureRaces}>Show all tracks</ButtonLink>}
    />
  );
}
