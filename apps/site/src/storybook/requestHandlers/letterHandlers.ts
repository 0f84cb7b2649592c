import type { CorrespondingStable } from '@furlong/backend';
import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { moment } from '../moment.ts';
import { activityRow } from '../rows.ts';
import { timestamp } from '../timestamps.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** Letters between the player's stable and others, and the news of the player's own. */
export default function letterHandlers(game: MockBackendState): RequestHandler[] {
  const { letters } = game;
  const isBlocked = (stableId: string) =>
    letters.blocked.some(({ stable }) => stable.id === stableId);
  const stableOf = (stableId: string): CorrespondingStable | undefined =>
    game.players.find(({ stable }) => stable.id === stableId)?.stable ??
    letters.blocked.find(({ stable }) => stable.id === stableId)?.stable;
  return [
    rpc('my_correspondents', ({ p_before_id, p_limit = 20 }) => {
      const open = letters.correspondents.filter(({ stable }) => !isBlocked(stable.id));
      const first = open.findIndex(({ stable }) => stable.id === p_before_id) + 1;
      return open.slice(first, first + p_limit).map((each) => ({
        ...named(each.stable),
        ...{ last_at: timestamp(each.lastAt), last_words: each.lastWords },
        ...{ last_own: each.lastOwn, unread: each.unread },
      }));
    }),
    rpc('my_correspondent', ({ p_stable_id }) => {
      const stable = stableOf(p_stable_id);
      if (stable === undefined) return [];
      const unread = letters.correspondents.find((each) => each.stable.id === p_stable_id)?.unread;
      return [{ ...named(stable), blocked: isBlocked(p_stable_id), unread: unread ?? 0 }];
    }),
    rpc('my_letters', ({ p_stable_id, p_before_id = Number.POSITIVE_INFINITY, p_limit = 20 }) =>
      (letters.letters[p_stable_id] ?? [])
        .filter(({ id }) => id < p_before_id)
        .slice(0, p_limit)
        .map(({ id, own, text, sentAt }) => ({ id, own, body: text, sent_at: timestamp(sentAt) })),
    ),
    rpc('my_blocked_stables', () =>
      letters.blocked.map(({ stable, blockedAt }) => ({
        ...{ ...named(stable), blocked_at: timestamp(blockedAt) },
      })),
    ),
    rpc('read_letters', ({ p_stable_id }) => {
      letters.correspondents = letters.correspondents.map((each) =>
        each.stable.id === p_stable_id ? { ...each, unread: 0 } : each,
      );
      return null;
    }),
    rpc('send_letter', ({ p_stable_id, p_body }) => {
      const before = letters.letters[p_stable_id] ?? [];
      const id = (before[0]?.id ?? 0) + 1;
      letters.letters[p_stable_id] = [{ id, own: true, text: p_body, sentAt: moment }, ...before];
      return id;
    }),
    rpc('block_stable', ({ p_stable_id, p_blocked }) => {
      const stable = stableOf(p_stable_id);
      letters.blocked = letters.blocked.filter((each) => each.stable.id !== p_stable_id);
      if (p_blocked && stable)
        letters.blocked = [{ stable, blockedAt: moment }, ...letters.blocked];
      return p_blocked;
    }),
    rpc('my_news', ({ p_before_id, p_limit = 20 }, request) => {
      const news = playerOf(game, request)?.activities ?? [];
      const first = news.findIndex(({ id }) => id === p_before_id) + 1;
      return news
        .slice(first, first + p_limit)
        .map(activityRow)
        .map(({ stable, horse, race, ...row }) => ({
          ...{ ...row, stable_name: stable.name, horse_name: horse.name },
          race_name: race?.name ?? null,
        }));
    }),
  ];
}

const named = ({ id, name, silks }: CorrespondingStable) => ({
  ...{ stable_id: id, name, silks: { ...silks } },
});
