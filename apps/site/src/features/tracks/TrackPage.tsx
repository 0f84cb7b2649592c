import { circuit, isTrackId, type TrackId, tracks } from '@furlong/game/rules';
import {
  Card,
  CourseMap,
  Distance,
  Fact,
  Facts,
  Grid,
  Heading,
  Link,
  Skeleton,
  Stack,
  Text,
  TrackPoster,
  WinShares,
} from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { TableLoading } from '../../shared/page/TableLoading.tsx';
import { paths } from '../../shared/paths.ts';
import { toCourseMapProps } from '../../shared/races/toCourseMapProps.ts';
import { trackMarks } from '../../shared/races/trackMarks.ts';
import { trackPlaces } from '../../shared/races/trackPlaces.ts';
import { useTimeOfDay } from '../../shared/races/useTimeOfDay.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { useServerAhead } from '../../shared/time/useServerAhead.ts';
import { CourseTables } from './components/CourseTables.tsx';
import { RacesAhead } from './components/RacesAhead.tsx';
import { TrackGoing } from './components/TrackGoing.tsx';
import { headOfTrack } from './heads.ts';
import { coursesQuery, programmeQuery, runsQuery } from './queries.ts';
import { toWinShares } from './winShares.ts';

/** One of the six tracks in full. */
export default function TrackPage() {
  const { trackId = '' } = useParams();
  return isTrackId(trackId) ? <TrackInFull trackId={trackId} /> : <NotFound />;
}

function TrackInFull({ trackId }: { trackId: TrackId }) {
  const { name, place, direction, surfaces, plan } = tracks[trackId];
  const now = useNow(30_000);
  const known = useServerAhead() !== null;
  const [surface = 'Turf'] = surfaces;
  return (
    <Stack gap="xlarge">
      <PageHead {...headOfTrack(trackId)} />
      <Stack gap="xsmall">
        <Link href={paths.track}>All tracks</Link>
        <TrackPoster
          track={name}
          place={place}
          mark={trackMarks[trackId]}
          scene={trackPlaces[trackId].scene}
          timeOfDay={useTimeOfDay(trackId)}
          surface={surface}
        />
      </Stack>
      <Grid columnMin={440}>
        <CourseMap {...toCourseMapProps({ trackId, surface, distance: 1600 })} />
        <Card>
          <Facts layout="rows">
            {surfaces.map((each) => (
              <Fact key={each} size="large" label={`${each} today`}>
                {known ? (
                  <TrackGoing trackId={trackId} surface={each} now={now} />
                ) : (
                  <Skeleton width="6rem" height="1lh" />
                )}
              </Fact>
            ))}
            <Fact size="large" label="Direction">
              {direction === 'left' ? 'Left' : 'Right'}-handed
            </Fact>
            <Fact size="large" label="Circuit">
              <Distance metres={circuit(tracks[trackId])} />
            </Fact>
            <Fact size="large" label="Run-in">
              <Distance metres={plan.runIn} />
            </Fact>
            <Fact size="large" label="Chute">
              <Distance metres={plan.chute} />
            </Fact>
            <Fact size="large" label="Width">
              <Distance metres={plan.width} />
            </Fact>
          </Facts>
        </Card>
      </Grid>
      <Shown trackId={trackId} now={now} />
    </Stack>
  );
}

/** Holds the place of what the races have shown. */
function ShownLoading() {
  return (
    <>
      <Stack gap="small">
        <Skeleton width="12rem" height="2rem" />
        <Skeleton width="100%" height="1.25rem" />
        <Grid columnMin={440} gap="large">
          <Skeleton height="16rem" />
          <Skeleton height="12rem" />
        </Grid>
      </Stack>
      <TableLoading heading="10rem" rows={5} />
      <TableLoading heading="9rem" rows={4} />
    </>
  );
}

/** What the races run here have shown, and the next ones. */
function Shown({ trackId, now }: { trackId: TrackId; now: number }) {
  const courses = useQuery(coursesQuery(trackId));
  const runs = useQuery(runsQuery(trackId));
  const programme = useQuery(programmeQuery(trackId));
  const queries = [courses, runs, programme];
  if (anyFailed(queries)) {
    return <QueryFailed title="The track’s races could not be loaded" queries={queries} />;
  }
  if (!courses.data || !runs.data || !programme.data) return <ShownLoading />;
  return (
    <>
      <Stack gap="small">
        <Heading level={2}>Who wins here</Heading>
        <Text size="small" tone="muted">
          All races counted. The mark in each bar is what chance alone would give; a handful of
          races is not told.
        </Text>
        <Grid columnMin={440} gap="large">
          <WinShares {...toWinShares('draw', runs.data)} />
          <WinShares {...toWinShares('style', runs.data)} />
        </Grid>
      </Stack>
      <Stack gap="small">
        <Heading level={2}>By distance</Heading>
        <CourseTables courses={courses.data} runs={runs.data} />
      </Stack>
      <Stack gap="small">
        <Heading level={2}>Races ahead</Heading>
        <RacesAhead races={programme.data} now={now} />
      </Stack>
    </>
  );
}
