import type { ForumPost, ForumThreadPage, Writer } from '@furlong/backend';
import { forumSections } from '@furlong/game/rules';
import { HttpResponse, http, type RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { moment } from '../moment.ts';
import { timestamp, timestampOrNull } from '../timestamps.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** The forums: sections, threads and posts. */
export default function forumHandlers(game: MockBackendState): RequestHandler[] {
  const { forums } = game;
  const find = (id: number) => forums.threads.find((each) => each.id === id);
  const change = (id: number, over: Partial<ForumThreadPage>) => {
    forums.threads = forums.threads.map((each) => (each.id === id ? { ...each, ...over } : each));
  };
  const changePost = (id: number, over: Partial<ForumPost>) => {
    for (const [threadId, posts] of Object.entries(forums.posts)) {
      forums.posts[Number(threadId)] = posts.map((each) =>
        each.id === id ? { ...each, ...over } : each,
      );
    }
  };
  const write = (threadId: number, text: string, request: Request) => {
    const before = forums.posts[threadId] ?? [];
    const number = before.length + 1;
    const stable = playerOf(game, request)?.stable;
    const writer = stable ? { id: stable.id, name: stable.name, silks: stable.silks } : null;
    const post: ForumPost = {
      ...{ id: threadId * 1_000 + number, number, writer, role: null, text, postedAt: moment },
      ...{ editedAt: null, state: 'shown', blocked: false, own: true },
    };
    forums.posts[threadId] = [...before, post];
    change(threadId, { posts: number, readTo: number, lastAt: moment });
    return number;
  };
  return [
    rpc('forum_sections', () =>
      forumSections.map(({ id }) => {
        const threads = forums.threads.filter(({ section }) => section === id);
        const last = threads.toSorted((a, b) => b.lastAt - a.lastAt)[0];
        return {
          ...{ id, threads: threads.length, last_thread_id: last?.id ?? null },
          posts: threads.reduce((sum, { posts }) => sum + posts, 0),
          ...{ last_title: last?.title ?? null, last_posts: last?.posts ?? null },
          ...{
            last_at: timestampOrNull(last?.lastAt ?? null),
            last_stable: last?.lastStable ?? null,
          },
        };
      }),
    ),
    rpc('forum_threads', ({ p_section, p_before_id, p_limit = 20 }) => {
      const all = forums.threads.filter(({ section }) => section === p_section);
      const first = all.findIndex(({ id }) => id === p_before_id) + 1;
      return all.slice(first, first + p_limit).map(threadRow);
    }),
    http.post('*/rest/v1/rpc/my_followed_threads', () =>
      HttpResponse.json(forums.threads.filter(({ followed }) => followed).map(threadRow)),
    ),
    rpc('forum_thread', ({ p_id }) => {
      const found = find(p_id);
      return found === undefined
        ? []
        : [{ ...threadRow(found), race_id: found.raceId, horse_id: found.horseId }];
    }),
    rpc('thread_posts', ({ p_thread_id, p_after = 0, p_limit = 20 }) =>
      (forums.posts[p_thread_id] ?? [])
        .filter(({ number }) => number > p_after)
        .slice(0, p_limit)
        .map(({ id, number, writer, role, text, postedAt, editedAt, state, blocked, own }) => ({
          ...{ id, number, ...written(writer), role, body: text, posted_at: timestamp(postedAt) },
          ...{ edited_at: timestampOrNull(editedAt), deleted: state === 'deleted' },
          ...{ hidden: state === 'hidden', blocked, own },
        })),
    ),
    rpc('post_history', ({ p_post_id }) =>
      (forums.history[p_post_id] ?? []).map(({ version, text, at }) => ({
        ...{ version, body: text, at: timestamp(at) },
      })),
    ),
    rpc('thread_about', ({ p_race_id, p_horse_id }) => {
      const name = forums.subjects[p_race_id ?? p_horse_id ?? ''];
      const found = forums.threads.find(
        ({ raceId, horseId }) => (raceId ?? horseId) === (p_race_id ?? p_horse_id),
      );
      return name === undefined ? [] : [{ thread_id: found?.id ?? null, name }];
    }),
    rpc('search_posts', ({ p_words, p_section, p_stable, p_limit = 20 }) =>
      forums.threads
        .flatMap((thread) => (forums.posts[thread.id] ?? []).map((each) => ({ thread, ...each })))
        .filter(
          ({ thread, text, writer }) =>
            `${thread.title} ${text}`.toLowerCase().includes(p_words.toLowerCase()) &&
            (p_section ?? thread.section) === thread.section &&
            (p_stable ?? writer?.name) === writer?.name,
        )
        .slice(0, p_limit)
        .map(({ thread, id, number, writer, text, postedAt }) => ({
          ...{ id, thread_id: thread.id, number, section: thread.section, title: thread.title },
          ...{ stable_name: writer?.name ?? null, body: text, posted_at: timestamp(postedAt) },
        })),
    ),
    rpc('open_thread', ({ p_section, p_title, p_body, p_race_id, p_horse_id }, request) => {
      const id = Math.max(0, ...forums.threads.map((each) => each.id)) + 1;
      const section = forumSections.find((each) => each.id === p_section)?.id ?? 'racing';
      const stable = playerOf(game, request)?.stable;
      const title = forums.subjects[p_race_id ?? p_horse_id ?? ''] ?? p_title;
      forums.threads.push({
        ...{ id, section, title, pinned: false, locked: false, posts: 0, openedAt: moment },
        writer: stable ? { id: stable.id, name: stable.name, silks: stable.silks } : null,
        ...{ lastAt: moment, lastStable: stable?.name ?? null, readTo: 0, followed: false },
        ...{ raceId: p_race_id ?? null, horseId: p_horse_id ?? null },
      });
      write(id, p_body, request);
      return id;
    }),
    rpc('write_post', ({ p_thread_id, p_body }, request) => write(p_thread_id, p_body, request)),
    rpc('edit_post', ({ p_post_id, p_body }) => {
      changePost(p_post_id, { text: p_body, editedAt: moment });
      return true;
    }),
    rpc('delete_post', ({ p_post_id }) => {
      changePost(p_post_id, { text: null, state: 'deleted' });
      return true;
    }),
    rpc('follow_thread', ({ p_thread_id, p_followed }) => {
      change(p_thread_id, { followed: p_followed });
      return p_followed;
    }),
    rpc('read_thread', ({ p_thread_id, p_number }) => {
      change(p_thread_id, { readTo: p_number });
      return null;
    }),
  ];
}

const written = (writer: Writer | null) => ({
  ...{ stable_id: writer?.id ?? null, stable_name: writer?.name ?? null },
  silks: writer === null ? null : { ...writer.silks },
});

const threadRow = (thread: ForumThreadPage) => ({
  ...{ id: thread.id, section: thread.section, title: thread.title, pinned: thread.pinned },
  ...{ locked: thread.locked, posts: thread.posts, opened_at: timestamp(thread.openedAt) },
  ...{ ...written(thread.writer), last_at: timestamp(thread.lastAt) },
  ...{ last_stable: thread.lastStable, read_to: thread.readTo, followed: thread.followed },
});
