import type { RequestWithEntries } from '@furlong/backend';
import { Button, Card, Heading, Inline, Skeleton, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { useAccountDialog, useSession } from '../../auth/index.ts';
import { myEntriesQuery, myHorsesQuery, myWalletsQuery } from '../../stable/index.ts';
import { waitingHorsesQuery } from '../queries.ts';
import { JoinForm } from './JoinForm.tsx';
import { LeaveHorse } from './LeaveHorse.tsx';

export interface JoiningProps {
  seen: RequestWithEntries;
  /** How many are missing, such as "2 more by today 14:30". */
  missing: string;
}

/** The player's part of a request that is open: the way in, and out again. */
export function Joining({ seen, missing }: JoiningProps) {
  const session = useSession();
  const openDialog = useAccountDialog();
  if (session.status === 'signed-in') {
    return <Own seen={seen} playerId={session.account.userId} />;
  }
  if (session.status !== 'signed-out') return null;
  return (
    <Card element="section">
      <Stack gap="small">
        <Heading level={2}>Join with a horse of yours</Heading>
        <Text>{`It needs ${missing}. A new stable is free, and begins with a horse.`}</Text>
        <Inline>
          <Button variant="secondary" onPress={() => openDialog('login')}>
            LOGIN
          </Button>
          <Button variant="gold" onPress={() => openDialog('register')}>
            JOIN
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

function Own({ seen, playerId }: { seen: RequestWithEntries; playerId: string }) {
  const horses = useQuery(myHorsesQuery(playerId));
  const entries = useQuery(myEntriesQuery(playerId));
  const wallets = useQuery(myWalletsQuery(playerId));
  const waiting = useQuery(waitingHorsesQuery(playerId));
  const queries = [horses, entries, wallets, waiting];
  if (anyFailed(queries)) {
    return <QueryFailed title="Your horses could not be loaded" queries={queries} />;
  }
  if (!horses.data || !entries.data || !wallets.data || !waiting.data) {
    return <Skeleton height="11rem" />;
  }
  const { id } = seen.request;
  const inIt = horses.data.filter((horse) => waiting.data.get(horse.id) === id);
  return (
    <Stack gap="medium">
      {inIt.map((horse) => (
        <LeaveHorse key={horse.id} horse={horse} request={seen.request} playerId={playerId} />
      ))}
      <JoinForm
        seen={seen}
        horses={horses.data}
        entries={entries.data}
        wallets={wallets.data}
        waiting={waiting.data}
        playerId={playerId}
      />
    </Stack>
  );
}
