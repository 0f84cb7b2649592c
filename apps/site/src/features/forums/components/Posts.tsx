import type { ForumPost, ForumThreadPage, Role } from '@furlong/backend';
import { type ListedPost, PostList } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatAgo, sayWhen } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { standingQuery } from '../../referees/index.ts';
import { EditPost } from './EditPost.tsx';
import { PostActs } from './PostActs.tsx';
import { may } from './WritersOnly.tsx';

export interface PostsProps {
  posts: readonly ForumPost[];
  thread: ForumThreadPage;
  named: number | null;
  /** How far the player had read when the page was opened; null for a thread that is opened first. */
  readTo: number | null;
  playerId: string;
  onQuote: (post: ForumPost) => void;
}

const roles: Readonly<Record<Role, string>> = { operator: 'Operator', referee: 'Referee' };

/** The posts of a page, and what can be done with each. */
export function Posts({ posts, thread, named, readTo, playerId, onQuote }: PostsProps) {
  const now = useNow(30_000);
  const [edited, edit] = useState<number | null>(null);
  const standing = useQuery({ ...standingQuery(playerId), enabled: playerId !== '' }).data;
  const first = posts[0]?.number ?? 1;
  const open = !thread.locked && thread.title !== null;
  return (
    <PostList
      label={`Posts ${first} to ${posts.at(-1)?.number ?? first}`}
      named={named ?? 0}
      posts={posts.map((post) => ({
        ...toListed(post, thread.id, now),
        fresh: readTo !== null && post.number > readTo && !post.own,
        ...(edited === post.id && {
          form: <EditPost post={post} playerId={playerId} onDone={() => edit(null)} />,
        }),
        acts:
          playerId !== '' && post.state === 'shown' && edited !== post.id ? (
            <PostActs
              post={post}
              open={open}
              playerId={playerId}
              referee={may(standing, 'hide')}
              onQuote={() => onQuote(post)}
              onEdit={() => edit(post.id)}
            />
          ) : undefined,
      }))}
    />
  );
}

/** How a post is listed at `now`, ms. */
function toListed(post: ForumPost, threadId: number, now: number): ListedPost {
  const { number, writer, role, text, postedAt, editedAt, blocked } = post;
  const note = noteOf(post);
  return {
    ...{ number, href: paths.forumThread(threadId, { post: number }) },
    author: writer?.name ?? 'Furlong',
    ...(writer && { authorHref: paths.publicStable(writer.id), silks: writer.silks }),
    ...(role && { role: roles[role] }),
    time: sayWhen(postedAt, now),
    ...(editedAt !== null && { edited: `edited ${formatAgo(editedAt, now)}` }),
    ...(text !== null && { text }),
    ...(note !== null && { note }),
    ...(blocked && text !== null && { note: 'By a stable that you have blocked' }),
  };
}

function noteOf({ state }: ForumPost): string | null {
  if (state === 'deleted') return 'Taken back by who wrote it.';
  return state === 'hidden' ? 'Hidden by a referee. The stewards’ room says why.' : null;
}
