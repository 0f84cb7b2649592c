import type { ForumThread } from '@furlong/backend';
import { forumSection } from '@furlong/game/rules';
import { Inline, Link, Table, type TableColumn, Tag, TwoLines } from '@furlong/ui';
import { dotted } from '../../../shared/format/dotted.ts';
import { formatAgo } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { hiddenTitle } from '../heads.ts';

/** How many posts the player has not read; 0 for a thread that was never opened, all of which is. */
const unread = ({ readTo, posts }: ForumThread) => (readTo === null ? 0 : posts - readTo);

/** Where a thread is read on: at the first post that is new. */
const hrefOf = (thread: ForumThread) =>
  paths.forumThread(thread.id, unread(thread) > 0 ? { post: (thread.readTo ?? 0) + 1 } : {});

const columnsAt = (now: number, withSection: boolean): TableColumn<ForumThread>[] => [
  {
    ...{ id: 'thread', head: 'Thread' },
    cell: (thread) => (
      <TwoLines
        second={dotted([
          ...(withSection ? [forumSection(thread.section)?.title ?? ''] : []),
          `${thread.writer?.name ?? 'Furlong'}, ${formatAgo(thread.openedAt, now)}`,
        ])}
      >
        <Link href={hrefOf(thread)} variant="quiet">
          {thread.title ?? hiddenTitle}
        </Link>
      </TwoLines>
    ),
  },
  {
    ...{ id: 'state', head: 'State', besideName: 'behind' },
    cell: (thread) => (
      <Inline gap="xsmall">
        {unread(thread) > 0 && <Tag tone="positive">{`${unread(thread)} new`}</Tag>}
        {thread.pinned && <Tag>Pinned</Tag>}
        {thread.locked && <Tag>Locked</Tag>}
      </Inline>
    ),
  },
  {
    ...{ id: 'posts', head: 'Posts', numeric: true, besideName: 'under', cardHead: true },
    cell: ({ posts }) => posts.toLocaleString('en'),
  },
  {
    ...{ id: 'last', head: 'Last post', besideName: 'under', cardHead: true },
    cell: ({ id, posts, lastStable, lastAt }) => (
      <TwoLines second={lastStable ?? 'Furlong'}>
        <Link href={paths.forumThread(id, { post: posts })} variant="quiet">
          {formatAgo(lastAt, now)}
        </Link>
      </TwoLines>
    ),
  },
];

export interface ThreadTableProps {
  caption: string;
  threads: readonly ForumThread[];
  /** Says in which section each is. */
  withSection?: boolean;
}

/** Threads, each leading to the first post that the player has not read. */
export function ThreadTable({ caption, threads, withSection = false }: ThreadTableProps) {
  const now = useNow(30_000);
  return (
    <Table
      caption={caption}
      captionHidden
      columns={columnsAt(now, withSection)}
      rows={threads}
      rowId={({ id }) => `${id}`}
      marked={(thread) => unread(thread) > 0}
    />
  );
}
