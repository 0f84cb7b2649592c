import { ButtonLink, Card, Inline, Notice, Stack, Text } from '@furlong/ui';
import { paths } from '../../../shared/paths.ts';

/** A race that was asked for just now, and the way to it. */
export function Made({ requestId }: { requestId: string }) {
  return (
    <Card element="section">
      <Stack gap="small">
        <div role="status">
          <Notice tone="success">The race is asked for, and your horse is in.</Notice>
        </div>
        <Text>
          Everybody finds it under Future Races, until it has its runners or its time is up.
        </Text>
        <Inline>
          <ButtonLink href={paths.raceRequest(requestId)}>To the request</ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
