import type { ForumPost, ForumThreadPage, PostVersion } from '@furlong/backend';
import { HOUR, MINUTE } from '@furlong/game/rules';
import { moment } from './moment.ts';
import { ada, hillside } from './players.ts';

export interface Forums {
  /** Those of a section as they stand in it. */
  threads: ForumThreadPage[];
  /** By the thread. */
  posts: Record<number, ForumPost[]>;
  /** By the post. */
  history: Record<number, PostVersion[]>;
  /** What a race or a horse is called that can be talked about. */
  subjects: Record<string, string>;
}

const writerOf = ({ id, name, silks }: typeof hillside) => ({ id, name, silks });

export const post = (number: number, over: Partial<ForumPost> = {}): ForumPost => ({
  ...{ id: 100 + number, number, writer: writerOf(hillside), role: null },
  ...{ text: `Post number ${number}.`, postedAt: moment - HOUR, editedAt: null },
  ...{ state: 'shown', blocked: false, own: false },
  ...over,
});

export const thread = (id: number, over: Partial<ForumThreadPage> = {}): ForumThreadPage => ({
  ...{ id, section: 'racing', title: `Thread ${id}`, pinned: false, locked: false, posts: 3 },
  ...{ openedAt: moment - 3 * HOUR, writer: writerOf(hillside), lastAt: moment - 4 * MINUTE },
  ...{ lastStable: hillside.name, readTo: null, followed: false, raceId: null, horseId: null },
  ...over,
});

/** A thread with three posts, of which the last is new to the player, below the operator's word. */
export const forums: Forums = {
  threads: [
    thread(1, {
      ...{ title: 'What this section is for', pinned: true, posts: 1, writer: null },
      ...{ lastStable: null, lastAt: moment - 3 * HOUR },
    }),
    thread(2, { title: 'The going at Saltmarsh', readTo: 2 }),
  ],
  posts: {
    1: [post(1, { id: 11, writer: null, role: 'operator', text: 'Races, and no more.' })],
    2: [
      post(1, { text: 'It rides *faster* than it says.', editedAt: moment - 30 * MINUTE }),
      post(2, { writer: writerOf(ada.stable), own: true, text: 'It does.' }),
      post(3, { text: 'So I thought.', role: 'referee' }),
    ],
  },
  history: { 101: [{ version: 1, text: 'It rides slower than it says.', at: moment - HOUR }] },
  subjects: {},
};
