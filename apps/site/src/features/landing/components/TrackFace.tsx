import { circuit, type TrackId, tracks } from '@furlong/game/rules';
import { Card, Fact, Facts, Heading, Link, Stack, Text, TrackPicture } from '@furlong/ui';
import { dotted } from '../../../shared/format/dotted.ts';
import { paths } from '../../../shared/paths.ts';
import { toCourseMapProps } from '../../../shared/races/toCourseMapProps.ts';
import { trackMarks } from '../../../shared/races/trackMarks.ts';
import { trackPlaces } from '../../../shared/races/trackPlaces.ts';
import { useTimeOfDay } from '../../../shared/races/useTimeOfDay.ts';

/** The trip that each plan is drawn with, m: one that every track can start. */
const trip = 1_600;

/** One of the six tracks: its land in the light it has now, its plan, its measures and what marks it. Leads to its page. */
export function TrackFace({ trackId }: { trackId: TrackId }) {
  const track = tracks[trackId];
  const [surface = 'Turf'] = track.surfaces;
  return (
    <Card element="article">
      <Stack gap="small">
        <TrackPicture
          {...toCourseMapProps({ trackId, surface, distance: trip })}
          scene={trackPlaces[trackId].scene}
          timeOfDay={useTimeOfDay(trackId)}
        />
        <Stack gap="xxsmall">
          <Heading>
            <Link href={paths.trackInFull(trackId)}>{track.name}</Link>
          </Heading>
          <Text size="small" tone="muted">
            {dotted([
              track.place,
              `${track.direction}-handed`,
              track.surfaces.join(' and ').toLowerCase(),
            ])}
          </Text>
        </Stack>
        <Facts>
          <Fact label="m round" labelled="below">
            {circuit(track)}
          </Fact>
          <Fact label="m run-in" labelled="below">
            {track.plan.runIn}
          </Fact>
          <Fact label="m wide" labelled="below">
            {track.plan.width}
          </Fact>
        </Facts>
        <Text size="small">{trackMarks[trackId]}</Text>
      </Stack>
    </Card>
  );
}
