import { POSTS_A_PAGE } from '@furlong/game/rules';
import { Skeleton, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { useViewer } from '../auth/index.ts';
import { Thread } from './components/Thread.tsx';
import { headOfThread } from './heads.ts';
import { postsQuery, threadQuery } from './queries.ts';

/** A whole number from 1 on, as an address has it; null for anything else. */
const numberIn = (text: string | null) =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** A thread of the forums, a page of its posts, and the way to answer. */
export default function ForumThreadPage() {
  const { threadId: text = '' } = useParams();
  const threadId = numberIn(text);
  return threadId === null ? <NotFound /> : <ThreadPage key={threadId} threadId={threadId} />;
}

function ThreadPage({ threadId }: { threadId: number }) {
  const [address] = useSearchParams();
  const named = numberIn(address.get('post'));
  const number =
    named === null ? (numberIn(address.get('page')) ?? 1) : Math.ceil(named / POSTS_A_PAGE);
  const { playerId, known } = useViewer();
  const thread = useQuery({ ...threadQuery(playerId, threadId), enabled: known });
  // Asked for with the thread, so that neither waits for the other.
  const posts = useQuery({ ...postsQuery(playerId, threadId, number), enabled: known });
  if (thread.data === null) return <NotFound />;
  if (anyFailed([thread, posts])) {
    return (
      <>
        <PageHead {...headOfThread('Thread')} />
        <QueryFailed title="The thread could not be loaded" queries={[thread, posts]} />
      </>
    );
  }
  if (!thread.data) {
    return (
      <Stack gap="large">
        <PageHead {...headOfThread('Thread')} />
        <Skeleton height="4rem" />
        <Skeleton height="24rem" />
      </Stack>
    );
  }
  return (
    <Thread
      thread={thread.data}
      posts={posts.data ?? null}
      page={number}
      named={named}
      playerId={playerId}
    />
  );
}
