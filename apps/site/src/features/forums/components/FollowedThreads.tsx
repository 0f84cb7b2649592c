import { EmptyState } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';
import { usePlayerId } from '../../auth/index.ts';
import { followedThreadsQuery } from '../queries.ts';
import { ThreadTable } from './ThreadTable.tsx';

/** The threads that the player follows, those that were written in last first. */
export function FollowedThreads() {
  const threads = useQuery(followedThreadsQuery(usePlayerId()));
  if (anyFailed([threads])) {
    return <QueryFailed title="What you follow could not be loaded" queries={[threads]} />;
  }
  if (!threads.data) return <TableLoading heading={null} rows={5} />;
  if (threads.data.length === 0) {
    return (
      <EmptyState
        title="You follow no thread yet"
        hint="A thread that you follow stands here, with how much of it is new. Follow is at its head."
      />
    );
  }
  return (
    <ThreadTable
      caption="Threads you follow, the last written in first"
      threads={threads.data}
      withSection
    />
  );
}
