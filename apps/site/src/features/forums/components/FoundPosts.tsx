import type { FoundPost } from '@furlong/backend';
import { forumSection } from '@furlong/game/rules';
import { EmptyState, Link, Stack, Table, type TableColumn, Text, TwoLines } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { formatAgo } from '../../../shared/format/time.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { useViewer } from '../../auth/index.ts';
import type { ForumSearch } from '../forumSearch.ts';
import { plainWords } from '../plainWords.ts';
import { foundPostsQuery } from '../queries.ts';

const most = 50;

const columnsAt = (now: number): TableColumn<FoundPost>[] => [
  {
    ...{ id: 'post', head: 'Post' },
    cell: ({ threadId, number, title, words }) => (
      <TwoLines second={plainWords(words, 160)}>
        <Link href={paths.forumThread(threadId, { post: number })} variant="quiet">
          {title}
        </Link>
      </TwoLines>
    ),
  },
  {
    ...{ id: 'section', head: 'Section', besideName: 'under' },
    cell: ({ section }) => forumSection(section)?.title,
  },
  {
    ...{ id: 'by', head: 'Written by', besideName: 'under' },
    cell: ({ stable }) => stable ?? 'Furlong',
  },
  {
    ...{ id: 'when', head: 'When', besideName: 'under' },
    cell: ({ postedAt }) => formatAgo(postedAt, now),
  },
];

/** The posts that meet a search, the best first. */
export function FoundPosts({ search }: { search: ForumSearch }) {
  const { playerId, known } = useViewer();
  const found = useQuery({ ...foundPostsQuery(playerId, search), enabled: known });
  const now = useNow(30_000);
  if (anyFailed([found])) {
    return <QueryFailed title="The posts could not be searched" queries={[found]} />;
  }
  if (!found.data) return <TableLoading heading={null} rows={5} />;
  if (found.data.length === 0) {
    return (
      <EmptyState
        title="No post has these words"
        hint="All words have to stand in one post or its title; the beginning of a word will do."
      />
    );
  }
  return (
    <Stack gap="medium">
      <Text size="small" tone="muted">
        {found.data.length < most
          ? `${pluralize(found.data.length, 'post')} found`
          : `The best ${most} posts`}
      </Text>
      <Table
        caption="Posts found, the best first"
        captionHidden
        columns={columnsAt(now)}
        rows={found.data}
        rowId={({ id }) => `${id}`}
      />
    </Stack>
  );
}
