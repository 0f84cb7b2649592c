import type { ForumPost, ForumThreadPage } from '@furlong/backend';
import { POST_LENGTH, POSTS_A_PAGE } from '@furlong/game/rules';
import { Notice, Pagination, Skeleton, Stack, Text } from '@furlong/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepDraft, keptDraft } from '../../../shared/drafts.ts';
import { paths } from '../../../shared/paths.ts';
import { readThreadMutation } from '../mutations.ts';
import { Posts } from './Posts.tsx';
import { ThreadHead } from './ThreadHead.tsx';
import { WritePost } from './WritePost.tsx';
import { WritersOnly } from './WritersOnly.tsx';

export interface ThreadProps {
  thread: ForumThreadPage;
  /** Of the page; null while they are on their way. */
  posts: readonly ForumPost[] | null;
  page: number;
  /** The number of the post that the address names. */
  named: number | null;
  playerId: string;
}

/** A thread's head, a page of its posts, and the next one. */
export function Thread({ thread, posts, page, named, playerId }: ThreadProps) {
  const { id: threadId } = thread;
  // What was new when the page was opened stays marked while it is read.
  const [readTo] = useState(thread.readTo);
  const draft = `post:${threadId}`;
  const [text, setText] = useState(() => keptDraft(playerId, draft) ?? '');
  const write = (value: string) => {
    setText(value);
    keepDraft(playerId, draft, value === '' ? null : value);
  };
  const quote = ({ number, text: quoted, writer }: ForumPost) => {
    const lines = (quoted ?? '').split('\n').map((line) => `> ${line}`);
    const by = `${writer?.name ?? 'Furlong'}, [#${number}](${paths.forumThread(threadId, { post: number })}):`;
    const before = text === '' ? '' : `${text.trimEnd()}\n\n`;
    write(`${before}${by}\n${lines.join('\n')}\n\n`.slice(0, POST_LENGTH));
    document.querySelector<HTMLTextAreaElement>('#answer textarea')?.focus();
  };
  useReadMark({ thread, last: posts?.at(-1)?.number ?? 0, playerId });
  useShown(named, posts !== null);
  const pages = Math.max(1, Math.ceil(thread.posts / POSTS_A_PAGE));
  return (
    <Stack gap="large">
      <ThreadHead thread={thread} playerId={playerId} />
      {posts === null ? (
        <Skeleton height="24rem" />
      ) : posts.length === 0 ? (
        <Text tone="muted">This page of the thread is empty: it has {`${pages}`} in all.</Text>
      ) : (
        <Posts
          posts={posts}
          thread={thread}
          named={named}
          readTo={readTo}
          playerId={playerId}
          onQuote={quote}
        />
      )}
      <Pages thread={thread} page={page} pages={pages} />
      {thread.locked || thread.title === null ? (
        <Notice tone="info">This thread is locked: nothing more can be written in it.</Notice>
      ) : (
        <WritersOnly opens="any">
          {() => <WritePost threadId={threadId} text={text} onChange={write} playerId={playerId} />}
        </WritersOnly>
      )}
    </Stack>
  );
}

function Pages({ thread, page, pages }: { thread: ForumThreadPage; page: number; pages: number }) {
  const [, setAddress] = useSearchParams();
  if (pages === 1 && page === 1) return null;
  const goTo = (next: number) => setAddress(next === 1 ? {} : { page: `${next}` });
  return (
    <Pagination
      label="Pages of the thread"
      summary={`Page ${page} of ${pages} · ${thread.posts.toLocaleString('en')} posts`}
      onPrevious={page > 1 ? () => goTo(Math.min(page - 1, pages)) : undefined}
      onNext={page < pages ? () => goTo(page + 1) : undefined}
    />
  );
}

/** What is shown counts as read. */
function useReadMark(of: { thread: ForumThreadPage; last: number; playerId: string }) {
  const { thread, last, playerId } = of;
  const { mutate } = useMutation(readThreadMutation(playerId));
  const { id: threadId, readTo } = thread;
  const isNew = playerId !== '' && last > (readTo ?? 0);
  useEffect(() => {
    if (isNew) mutate({ threadId, number: last });
  }, [isNew, last, mutate, threadId]);
}

/** The post that the address names comes into sight once it is there. */
function useShown(named: number | null, there: boolean) {
  useEffect(() => {
    if (named === null || !there) return;
    document.getElementById(`post-${named}`)?.scrollIntoView({ block: 'start' });
  }, [named, there]);
}
