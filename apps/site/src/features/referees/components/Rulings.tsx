import type { Ruling } from '@furlong/backend';
import { EmptyState, Skeleton, Stack } from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../../shared/page/ShowMore.tsx';
import { useViewer } from '../../auth/index.ts';
import { rulingsQuery, standingQuery } from '../queries.ts';
import { RulingCard } from './RulingCard.tsx';
import { UndoRuling } from './UndoRuling.tsx';

/** What referees did, the last first. */
export function Rulings() {
  const { playerId, known } = useViewer();
  const pages = useInfiniteQuery({ ...rulingsQuery(playerId), enabled: known });
  const standing = useQuery({ ...standingQuery(playerId), enabled: playerId !== '' }).data;
  const rulings = pages.data?.pages.flat() ?? [];
  if (anyFailed([pages])) {
    return <QueryFailed title="The rulings could not be loaded" queries={[pages]} />;
  }
  if (!pages.data) return <Skeleton height="16rem" />;
  if (rulings.length === 0) {
    return (
      <EmptyState
        title="No ruling yet"
        hint="What a referee hides, locks, warns of or mutes stands here: what, under which rule, and why."
      />
    );
  }
  const mayUndo = ({ undone }: Ruling) => undone === null && standing?.powers.includes('undo');
  return (
    <Stack gap="medium">
      {rulings.map((ruling) => (
        <RulingCard key={ruling.id} ruling={ruling}>
          {mayUndo(ruling) && <UndoRuling ruling={ruling} playerId={playerId} />}
        </RulingCard>
      ))}
      <ShowMore count={rulings.length} of="ruling" pages={pages} />
    </Stack>
  );
}
