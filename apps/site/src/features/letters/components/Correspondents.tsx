import type { Correspondent } from '@furlong/backend';
import {
  ButtonLink,
  EmptyState,
  Link,
  Stack,
  Table,
  type TableColumn,
  Tag,
  TwoLines,
} from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatAgo } from '../../../shared/format/time.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../../shared/page/ShowMore.tsx';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { usePlayer } from '../../auth/index.ts';
import { correspondentsQuery } from '../queries.ts';
import { silksColumn } from './silksColumn.tsx';

const columnsAt = (now: number): TableColumn<Correspondent>[] => [
  silksColumn(),
  {
    ...{ id: 'stable', head: 'Stable' },
    cell: ({ stable, lastOwn, lastWords }) => (
      <TwoLines second={lastOwn ? `You: ${lastWords}` : lastWords}>
        <Link href={paths.letters(stable.id)} variant="quiet">
          {stable.name}
        </Link>
      </TwoLines>
    ),
  },
  {
    ...{ id: 'unread', head: 'New', besideName: 'behind' },
    cell: ({ unread }) => (unread === 0 ? '' : <Tag tone="positive">{`${unread} new`}</Tag>),
  },
  {
    ...{ id: 'when', head: 'When', besideName: 'under' },
    cell: ({ lastAt }) => formatAgo(lastAt, now),
  },
];

/** With whom the player exchanges letters, and what was written last. */
export function Correspondents() {
  const pages = useInfiniteQuery(correspondentsQuery(usePlayer().userId));
  const now = useNow(30_000);
  const rows = pages.data?.pages.flat() ?? [];
  if (anyFailed([pages])) {
    return <QueryFailed title="Your letters could not be loaded" queries={[pages]} />;
  }
  if (!pages.data) return <TableLoading heading={null} rows={5} />;
  if (rows.length === 0) {
    return (
      <EmptyState
        title="No letters yet"
        hint="Letters that other stables write to you stand here. To write to one, open its page."
        action={<ButtonLink href={paths.stablesLeaderboard}>See the Stables</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap="medium">
      <Table
        caption="Letters, the last first"
        captionHidden
        columns={columnsAt(now)}
        rows={rows}
        rowId={({ stable }) => stable.id}
        nameColumn="stable"
        marked={({ unread }) => unread > 0}
      />
      <ShowMore count={rows.length} of="stable" pages={pages} />
    </Stack>
  );
}
