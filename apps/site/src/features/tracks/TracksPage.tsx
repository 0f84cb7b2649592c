import { seasonAt, type TrackId, trackIds, tracksInSeason } from '@furlong/game/rules';
import { Grid, Heading, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { useNow } from '../../shared/time/useNow.ts';
import { useServerAhead } from '../../shared/time/useServerAhead.ts';
import { TrackCard } from './components/TrackCard.tsx';
import { TrackCardLoading } from './components/TrackCardLoading.tsx';
import { tracksHead } from './heads.ts';
import { coursesQuery, programmeQuery, runsQuery } from './queries.ts';

/** The six tracks, those that race this season first. */
export default function TracksPage() {
  return (
    <Stack gap="large">
      <PageHeading
        {...tracksHead}
        intro="Where the races are run, how each track rides today, and what has won there."
      />
      <Tracks />
    </Stack>
  );
}

function Tracks() {
  const courses = useQuery(coursesQuery(null));
  const runs = useQuery(runsQuery(null));
  const programme = useQuery(programmeQuery(null));
  const now = useNow(30_000);
  const known = useServerAhead() !== null;

  const queries = [courses, runs, programme];
  if (anyFailed(queries)) {
    return <QueryFailed title="The tracks could not be loaded" queries={queries} />;
  }
  const here = <Row extends { trackId: TrackId }>(rows: readonly Row[], trackId: TrackId) =>
    rows.filter((row) => row.trackId === trackId);
  const cards = (shown: readonly (TrackId | null)[]) => (
    <Grid columnMin={440}>
      {shown.map((trackId, index) =>
        trackId === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: places that are all alike
          <TrackCardLoading key={index} trackId={null} />
        ) : courses.data && runs.data && programme.data ? (
          <TrackCard
            key={trackId}
            trackId={trackId}
            courses={here(courses.data, trackId)}
            runs={here(runs.data, trackId)}
            next={here(programme.data, trackId)[0]}
            now={now}
          />
        ) : (
          <TrackCardLoading key={trackId} trackId={trackId} />
        ),
      )}
    </Grid>
  );
  // Each season has as many; which they are is known when the time is.
  const racing = tracksInSeason(seasonAt(now));
  const resting = trackIds.filter((trackId) => !racing.includes(trackId));
  const told = (shown: readonly TrackId[]) => cards(known ? shown : shown.map(() => null));
  return (
    <>
      <Stack gap="small">
        <Heading level={2}>Racing this season</Heading>
        {told(racing)}
      </Stack>
      <Stack gap="small">
        <Heading level={2}>Resting until another season</Heading>
        {told(resting)}
      </Stack>
    </>
  );
}
