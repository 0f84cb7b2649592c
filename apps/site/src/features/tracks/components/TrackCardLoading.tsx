import { type TrackId, tracks } from '@furlong/game/rules';
import { Card, Heading, Inline, Skeleton, Stack, Text } from '@furlong/ui';

/** Holds the place of a track's card while what its races have shown is on its way. */
export function TrackCardLoading({ trackId }: { trackId: TrackId }) {
  const track = tracks[trackId];
  return (
    <Card>
      <Stack gap="medium">
        <Skeleton height="14rem" />
        <Stack gap="xsmall">
          <Heading level={3}>{track.name}</Heading>
          <Text size="small" tone="muted">
            {track.place}
          </Text>
        </Stack>
        <Inline gap="large">
          {[...track.surfaces, 'races'].map((fact) => (
            <Skeleton key={fact} width="6rem" height="2.5rem" />
          ))}
        </Inline>
        <Skeleton width="18rem" height="1.25rem" />
        <Skeleton height="10rem" />
        <Skeleton height="8rem" />
        <Skeleton width="16rem" height="1.25rem" />
      </Stack>
    </Card>
  );
}
