import { circuit, trackIds, tracks } from '@furlong/game/rules';
import { CourseMap, Grid, Heading, Stack, Subsection, Text } from '@furlong/ui';
import { toCourseMapProps } from '../../../shared/races/toCourseMapProps.ts';

/** The trip that each plan is drawn with, m: one that every track can start. */
const trip = 1_600;

/** What the club is, and the six tracks that it races on. */
export function About() {
  return (
    <Stack gap="xlarge">
      <Stack gap="small">
        <Heading>A racing club that anybody can check</Heading>
        <Text>
          You own a stable, choose where its horses run, and watch them race in your colours. A race
          is decided by ability, condition, distance, going, draw and a share of luck. That luck
          comes from a seed which is sealed before entries open and revealed at the off.
        </Text>
        <Text>
          Six international race tracks are on the programme, left-handed and right-handed, on turf
          and on dirt.
        </Text>
      </Stack>
      <Subsection>
        <Grid columnMin={340} gap="large">
          {trackIds.map((trackId) => {
            const track = tracks[trackId];
            const [surface = 'Turf'] = track.surfaces;
            return (
              <div key={trackId}>
                <Stack gap="xsmall">
                  <CourseMap {...toCourseMapProps({ trackId, surface, distance: trip })} />
                  <Heading>{track.name}</Heading>
                  <Text size="small" tone="muted">
                    {track.place} · {track.surfaces.join(' and ')} · a lap of {circuit(track)} m
                  </Text>
                </Stack>
              </div>
            );
          })}
        </Grid>
      </Subsection>
    </Stack>
  );
}
