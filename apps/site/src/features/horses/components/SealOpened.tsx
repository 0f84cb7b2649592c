import type { Horse } from '@furlong/backend';
import { Heading, OpenedTalents, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { openedTalentsQuery } from '../queries.ts';
import { toOpenedTalents } from '../toOpenedTalents.ts';

/** What was hidden of a retired horse, compared in this browser with the hash of its birth. */
export function SealOpened({ id, talentsHash }: Pick<Horse, 'id' | 'talentsHash'>) {
  const opened = useQuery(openedTalentsQuery(id, talentsHash));
  return (
    <Stack gap="small">
      <Heading level={2}>What was sealed</Heading>
      {opened.isError && <QueryFailed title="The talents could not be loaded" queries={[opened]} />}
      {opened.data && (
        <OpenedTalents
          seal={opened.data.seal}
          hash={talentsHash}
          salt={opened.data.opened.salt}
          {...toOpenedTalents(opened.data.opened)}
        />
      )}
      {opened.isPending && <Text tone="muted">The talents are being opened…</Text>}
    </Stack>
  );
}
