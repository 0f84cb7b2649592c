import type { RoomStanding } from '@furlong/backend';
import { Button, Inline, Link, Notice, Skeleton, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sayWhen } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { useAccountDialog, useViewer } from '../../auth/index.ts';
import { standingQuery } from '../../referees/index.ts';

export interface WritersOnlyProps {
  /** What is written: anything, or what only the operator opens. */
  opens: 'any' | 'announce';
  /** What a player who may write sees. */
  children: (playerId: string) => ReactNode;
}

/** The way to write, for who may: others read why not. */
export function WritersOnly({ opens, children }: WritersOnlyProps) {
  const { playerId, known } = useViewer();
  const standing = useQuery({ ...standingQuery(playerId), enabled: playerId !== '' });
  const openDialog = useAccountDialog();
  if (!known || (playerId !== '' && standing.isPending)) return <Skeleton height="2.75rem" />;
  if (playerId === '') {
    return (
      <Inline gap="medium">
        <Button variant="secondary" onPress={() => openDialog('login')}>
          Sign In to Write
        </Button>
        <Text tone="muted">Who has a stable may write here.</Text>
      </Inline>
    );
  }
  const mutedUntil = standing.data?.mutedUntil ?? null;
  if (mutedUntil !== null) return <Muted until={mutedUntil} />;
  if (opens === 'announce' && !may(standing.data, 'announce')) {
    return (
      <Text tone="muted">The operator opens the threads of this section. Anybody may answer.</Text>
    );
  }
  return children(playerId);
}

function Muted({ until }: { until: number }) {
  const now = useNow(30_000);
  return (
    <Notice tone="info" action={<Link href={`${paths.referees}?tab=own`}>Why, and appeal</Link>}>
      {`A referee has asked you to write nothing until ${sayWhen(until, now)}.`}
    </Notice>
  );
}

/** Whether a player may do what only some roles may. */
export const may = (standing: RoomStanding | null | undefined, power: string) =>
  standing?.powers.includes(power) ?? false;
