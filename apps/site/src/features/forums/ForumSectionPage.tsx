import { forumSection } from '@furlong/game/rules';
import { EmptyState, Link, Stack } from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../shared/page/ShowMore.tsx';
import { TableLoading } from '../../shared/page/TableLoading.tsx';
import { paths } from '../../shared/paths.ts';
import { useViewer } from '../auth/index.ts';
import { NewThread } from './components/NewThread.tsx';
import { ThreadTable } from './components/ThreadTable.tsx';
import { WritersOnly } from './components/WritersOnly.tsx';
import { headOfSection } from './heads.ts';
import { threadsQuery } from './queries.ts';

/** A section of the forums: its threads, and the way to open one. */
export default function ForumSectionPage() {
  const { section: id = '' } = useParams();
  const section = forumSection(id);
  if (section === null) return <NotFound />;
  return (
    <Stack gap="large" key={id}>
      <Link href={paths.forums}>All sections</Link>
      <PageHeading {...headOfSection(id)} title={section.title} intro={section.about} />
      <WritersOnly opens={id === 'news' ? 'announce' : 'any'}>
        {(playerId) => <NewThread playerId={playerId} section={id} />}
      </WritersOnly>
      <Threads section={id} />
    </Stack>
  );
}

function Threads({ section }: { section: string }) {
  const { playerId, known } = useViewer();
  const pages = useInfiniteQuery({ ...threadsQuery(playerId, section), enabled: known });
  const threads = pages.data?.pages.flat() ?? [];
  if (anyFailed([pages])) {
    return <QueryFailed title="The threads could not be loaded" queries={[pages]} />;
  }
  if (!pages.data) return <TableLoading heading={null} rows={6} />;
  if (threads.length === 0) {
    return <EmptyState title="No threads yet" hint="Who opens the first one has the word." />;
  }
  return (
    <Stack gap="medium">
      <ThreadTable caption="Threads, the last written in first" threads={threads} />
      <ShowMore count={threads.length} of="thread" pages={pages} />
    </Stack>
  );
}
