import type { ForumSectionId, Silks } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import type { Database } from '../shared/database.types.ts';
import { formatTimestamp, parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import type {
  ForumPost,
  ForumSection,
  ForumThread,
  ForumThreadPage,
  FoundPost,
  PostVersion,
  Role,
  Writer,
} from './rows.ts';

type Returns<Name extends keyof Database['public']['Functions']> =
  Database['public']['Functions'][Name]['Returns'] extends (infer Row)[] ? Row : never;

type NullOf<Row, Keys extends keyof Row> = Omit<Row, Keys> & { [Key in Keys]: Row[Key] | null };

type WrittenBy = { stable_id: string | null; stable_name: string | null; silks: Silks | null };

type ThreadRow = Omit<
  NullOf<Returns<'forum_threads'>, 'title' | 'last_stable' | 'read_to'>,
  'stable_id' | 'stable_name' | 'silks'
> &
  WrittenBy;

const writerOf = ({ stable_id, stable_name, silks }: WrittenBy): Writer | null =>
  stable_id === null || stable_name === null || silks === null
    ? null
    : { id: stable_id, name: stable_name, silks };

const toThread = (row: ThreadRow): ForumThread => ({
  id: row.id,
  section: row.section as ForumSectionId,
  title: row.title,
  pinned: row.pinned,
  locked: row.locked,
  posts: row.posts,
  openedAt: parseTimestamp(row.opened_at),
  writer: writerOf(row),
  lastAt: parseTimestamp(row.last_at),
  lastStable: row.last_stable,
  readTo: row.read_to,
  followed: row.followed,
});

/** The sections in their order. */
export async function forumSections(backend: Backend): Promise<ForumSection[]> {
  const rows = await unwrap(
    backend
      .rpc('forum_sections')
      .overrideTypes<
        NullOf<
          Returns<'forum_sections'>,
          'last_thread_id' | 'last_title' | 'last_at' | 'last_posts' | 'last_stable'
        >[],
        { merge: false }
      >(),
  );
  return rows.map((row) => ({
    id: row.id as ForumSectionId,
    threads: row.threads,
    posts: row.posts,
    last:
      row.last_thread_id === null || row.last_at === null
        ? null
        : {
            ...{ threadId: row.last_thread_id, title: row.last_title, posts: row.last_posts ?? 1 },
            ...{ stable: row.last_stable, at: parseTimestamp(row.last_at) },
          },
  }));
}

/** The threads of a section, pinned ones first, then those that were written in last; after one of them. */
export async function forumThreads(
  backend: Backend,
  { section, after, limit }: { section: string; after: ForumThread | null; limit: number },
): Promise<ForumThread[]> {
  const rows = await unwrap(
    backend
      .rpc('forum_threads', {
        p_section: section,
        ...(after !== null && {
          p_before_pinned: after.pinned,
          p_before_at: formatTimestamp(after.lastAt),
          p_before_id: after.id,
        }),
        p_limit: limit,
      })
      .overrideTypes<ThreadRow[], { merge: false }>(),
  );
  return rows.map(toThread);
}

/** The threads that the player follows, those that were written in last first; 200 at most. */
export async function myFollowedThreads(backend: Backend): Promise<ForumThread[]> {
  const rows = await unwrap(
    backend.rpc('my_followed_threads').overrideTypes<ThreadRow[], { merge: false }>(),
  );
  return rows.map(toThread);
}

/** A thread; null if there is none with this id. */
export async function forumThread(
  backend: Backend,
  { threadId }: { threadId: number },
): Promise<ForumThreadPage | null> {
  const [row] = await unwrap(
    backend
      .rpc('forum_thread', { p_id: threadId })
      .overrideTypes<
        (ThreadRow & { race_id: string | null; horse_id: string | null })[],
        { merge: false }
      >(),
  );
  return row === undefined
    ? null
    : { ...toThread(row), raceId: row.race_id, horseId: row.horse_id };
}

/** What a thread may be about. */
export type ThreadSubject = { readonly raceId: string } | { readonly horseId: string };

/** The thread of a race or a horse, null while there is none, and what it is called; null where that is not there. */
export async function threadAbout(
  backend: Backend,
  { subject }: { subject: ThreadSubject },
): Promise<{ threadId: number | null; name: string } | null> {
  const [row] = await unwrap(
    backend
      .rpc('thread_about', subjectArguments(subject))
      .overrideTypes<{ thread_id: number | null; name: string }[], { merge: false }>(),
  );
  return row === undefined ? null : { threadId: row.thread_id, name: row.name };
}

/** As the database is asked: one of the two. */
export const subjectArguments = (subject: ThreadSubject) =>
  'raceId' in subject ? { p_race_id: subject.raceId } : { p_horse_id: subject.horseId };

/** The posts of a thread after a number. */
export async function threadPosts(
  backend: Backend,
  { threadId, after, limit }: { threadId: number; after: number; limit: number },
): Promise<ForumPost[]> {
  const rows = await unwrap(
    backend
      .rpc('thread_posts', { p_thread_id: threadId, p_after: after, p_limit: limit })
      .overrideTypes<
        (Omit<
          NullOf<Returns<'thread_posts'>, 'role' | 'body' | 'edited_at'>,
          'stable_id' | 'stable_name' | 'silks'
        > &
          WrittenBy)[],
        { merge: false }
      >(),
  );
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    writer: writerOf(row),
    role: row.role as Role | null,
    text: row.body,
    postedAt: parseTimestamp(row.posted_at),
    editedAt: row.edited_at === null ? null : parseTimestamp(row.edited_at),
    state: row.hidden ? 'hidden' : row.deleted ? 'deleted' : 'shown',
    blocked: row.blocked,
    own: row.own,
  }));
}

/** What a post said before it was edited, the first first. */
export async function postHistory(
  backend: Backend,
  { postId }: { postId: number },
): Promise<PostVersion[]> {
  const rows = await unwrap(backend.rpc('post_history', { p_post_id: postId }));
  return rows.map(({ version, body, at }) => ({ version, text: body, at: parseTimestamp(at) }));
}

/** The posts in which all words stand, or begin, the best first; 50 at most. */
export async function searchPosts(
  backend: Backend,
  {
    words,
    section,
    stable,
    limit,
  }: { words: string; section: string | null; stable: string | null; limit: number },
): Promise<FoundPost[]> {
  const rows = await unwrap(
    backend
      .rpc('search_posts', {
        p_words: words,
        ...(section !== null && { p_section: section }),
        ...(stable !== null && { p_stable: stable }),
        p_limit: limit,
      })
      .overrideTypes<NullOf<Returns<'search_posts'>, 'stable_name'>[], { merge: false }>(),
  );
  return rows.map((row) => ({
    ...{ id: row.id, threadId: row.thread_id, number: row.number },
    ...{ section: row.section as ForumSectionId, title: row.title, stable: row.stable_name },
    ...{ words: row.body, postedAt: parseTimestamp(row.posted_at) },
  }));
}
