import { type TrackId, tracks } from '@furlong/game/rules';
import { Card, Heading, Inline, Skeleton, Stack, Text } from '@furlong/ui';

/**
 * Holds the place of a track's card while what its races have shown is on its way; of no track while
 * it is not known which race this season.
 */
export function TrackCardLoading({ trackId }: { trackId: TrackId | null }) {
  const track = trackId === null ? null : tracks[trackId];
  return (
    <Card>
      <Stack gap="medium">
        <Skeleton height="14rem" />
        <Stack gap="xsmall">
          {track === null ? (
            <Skeleton width="10rem" height="3.25rem" />
          ) : (
            <>
              <Heading level={3}>{track.name}</Heading>
              <Text size="small" tone="muted">
                {track.place}
              </Text>
            </>
          )}
        </Stack>
        <Inline gap="large">
          {[...(track?.surfaces ?? ['surface']), 'races'].map((fact) => (
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
