import type { Course, CourseRuns, ListedRace } from '@furlong/backend';
import { circuit, type TrackId, tracks } from '@furlong/game/rules';
import {
  Card,
  Distance,
  Fact,
  Facts,
  Heading,
  Link,
  Stack,
  Text,
  TrackPicture,
  WinShares,
} from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';
import { dotted } from '../../../shared/format/dotted.ts';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { formatWhen } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { toCourseMapProps } from '../../../shared/races/toCourseMapProps.ts';
import { timeOfDay, trackPlaces } from '../../../shared/races/trackPlaces.ts';
import { toWinShares } from '../winShares.ts';
import { Record } from './Record.tsx';
import { TrackGoing } from './TrackGoing.tsx';

export interface TrackCardProps {
  trackId: TrackId;
  /** Of this track. */
  courses: readonly Course[];
  runs: readonly CourseRuns[];
  next: ListedRace | undefined;
  /** The server's time, ms. */
  now: number;
}

/** One of the six tracks: how it lies and rides, and what its races have shown. */
export function TrackCard({ trackId, courses, runs, next, now }: TrackCardProps) {
  const track = tracks[trackId];
  const [surface = 'Turf'] = track.surfaces;
  const races = courses.reduce((sum, course) => sum + course.races, 0);
  const most = courses.toSorted((a, b) => b.races - a.races)[0];
  return (
    <Card element="article">
      <Stack gap="medium">
        <TrackPicture
          {...toCourseMapProps({
            trackId,
            surface: most?.surface ?? surface,
            distance: most?.distance ?? 1600,
          })}
          scene={trackPlaces[trackId].scene}
          timeOfDay={timeOfDay(trackId, now)}
        />
        <Stack gap="xsmall">
          <Heading level={3}>
            <Link href={paths.trackInFull(trackId)}>{track.name}</Link>
          </Heading>
          <Text size="small" tone="muted">
            {dotted([
              track.place,
              `${track.direction}-handed`,
              `${formatMetres(circuit(track))}\u00a0round`,
            ])}
          </Text>
        </Stack>
        <Facts>
          {track.surfaces.map((each) => (
            <Fact key={each} label={`${each} today`}>
              <TrackGoing trackId={trackId} surface={each} now={now} />
            </Fact>
          ))}
          <Fact label="Races run">{races}</Fact>
        </Facts>
        {most && (
          <Text size="small">
            Record over <Distance metres={most.distance} /> {most.surface}, of{' '}
            {pluralize(most.races, 'race')}: <Record {...most.record} />
          </Text>
        )}
        {(['draw', 'style'] as const)
          .map((by) => toWinShares(by, runs))
          .filter(({ shares }) => shares.some(({ ratio }) => ratio !== null))
          .map((told) => (
            <WinShares key={told.title} {...told} />
          ))}
        <Text size="small">
          {next ? (
            <>
              Next here: <Link href={paths.race(next.id)}>{next.name}</Link>,{' '}
              {formatWhen(next.offAt, now)}
            </>
          ) : (
            'No race is planned here at the moment.'
          )}
        </Text>
      </Stack>
    </Card>
  );
}
