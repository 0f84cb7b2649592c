import type { BlockedStable } from '@furlong/backend';
import { EmptyState, Link, Table, type TableColumn } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { formatAgo } from '../../../shared/format/time.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { usePlayer } from '../../auth/index.ts';
import { blockedStablesQuery } from '../queries.ts';
import { silksColumn } from './silksColumn.tsx';

const columnsAt = (now: number): TableColumn<BlockedStable>[] => [
  silksColumn(),
  {
    ...{ id: 'stable', head: 'Stable' },
    cell: ({ stable }) => (
      <Link href={paths.letters(stable.id)} variant="quiet">
        {stable.name}
      </Link>
    ),
  },
  {
    ...{ id: 'when', head: 'Blocked', besideName: 'under' },
    cell: ({ blockedAt }) => formatAgo(blockedAt, now),
  },
];

/** From whom the player takes no letters; each leads to where it is let in again. */
export function BlockedStables() {
  const blocked = useQuery(blockedStablesQuery(usePlayer().userId));
  const now = useNow(30_000);
  if (anyFailed([blocked])) {
    return <QueryFailed title="Whom you have blocked could not be loaded" queries={[blocked]} />;
  }
  if (!blocked.data) return <TableLoading heading={null} rows={3} />;
  if (blocked.data.length === 0) {
    return (
      <EmptyState
        title="You have blocked nobody"
        hint="A stable whose letters you do not want can be blocked beside its letters. It is not told."
      />
    );
  }
  return (
    <Table
      caption="Blocked stables, the last first"
      captionHidden
      columns={columnsAt(now)}
      rows={blocked.data}
      rowId={({ stable }) => stable.id}
      nameColumn="stable"
    />
  );
}
