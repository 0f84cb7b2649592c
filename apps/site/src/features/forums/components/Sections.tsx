import type { ForumSection } from '@furlong/backend';
import { forumSection } from '@furlong/game/rules';
import { Link, Table, type TableColumn, TwoLines } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { dotted } from '../../../shared/format/dotted.ts';
import { formatAgo } from '../../../shared/format/time.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { useViewer } from '../../auth/index.ts';
import { hiddenTitle } from '../heads.ts';
import { sectionsQuery } from '../queries.ts';

const columnsAt = (now: number): TableColumn<ForumSection>[] => [
  {
    ...{ id: 'section', head: 'Section' },
    cell: ({ id }) => (
      <TwoLines second={forumSection(id)?.about}>
        <Link href={paths.forumSection(id)} variant="quiet">
          {forumSection(id)?.title}
        </Link>
      </TwoLines>
    ),
  },
  {
    ...{ id: 'last', head: 'Last post', besideName: 'under' },
    cell: ({ last }) =>
      last && (
        <TwoLines second={dotted([last.stable ?? 'Furlong', formatAgo(last.at, now)])}>
          <Link href={paths.forumThread(last.threadId, { post: last.posts })} variant="quiet">
            {last.title ?? hiddenTitle}
          </Link>
        </TwoLines>
      ),
  },
  {
    ...{ id: 'threads', head: 'Threads', numeric: true, besideName: 'under', cardHead: true },
    cell: ({ threads }) => threads.toLocaleString('en'),
  },
  {
    ...{ id: 'posts', head: 'Posts', numeric: true, besideName: 'under', cardHead: true },
    cell: ({ posts }) => posts.toLocaleString('en'),
  },
];

/** The sections in their order, and what was written in each last. */
export function Sections() {
  const { playerId, known } = useViewer();
  const sections = useQuery({ ...sectionsQuery(playerId), enabled: known });
  const now = useNow(30_000);
  if (anyFailed([sections])) {
    return <QueryFailed title="The forums could not be loaded" queries={[sections]} />;
  }
  if (!sections.data) return <TableLoading heading={null} rows={7} />;
  return (
    <Table
      caption="Sections of the forums"
      captionHidden
      columns={columnsAt(now)}
      rows={sections.data.filter(({ id }) => forumSection(id) !== null)}
      rowId={({ id }) => id}
    />
  );
}
