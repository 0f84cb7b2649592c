import { trackIds } from '@furlong/game/rules';
import { Grid, Heading, Stack, Subsection, Text } from '@furlong/ui';
import { TrackFace } from './TrackFace.tsx';

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
      </Stack>
      <Stack gap="medium">
        <Heading>Six international race tracks</Heading>
        <Subsection>
          <Grid columnMin={340} gap="large">
            {trackIds.map((trackId) => (
              <TrackFace key={trackId} trackId={trackId} />
            ))}
          </Grid>
        </Subsection>
      </Stack>
    </Stack>
  );
}
