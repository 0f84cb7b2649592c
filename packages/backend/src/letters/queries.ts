import { type Activity, type OwnActivityRow, toOwnActivity } from '../activities/rows.ts';
import type { Backend } from '../shared/createBackend.ts';
import type { Database } from '../shared/database.types.ts';
import { formatTimestamp, parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import type {
  BlockedStable,
  Correspondent,
  CorrespondentState,
  CorrespondingStable,
  Letter,
} from './rows.ts';

type Functions = Database['public']['Functions'];
type Named<Name extends 'my_blocked_stables' | 'my_correspondent' | 'my_correspondents'> = Omit<
  Functions[Name]['Returns'][number],
  'silks'
> & { silks: CorrespondingStable['silks'] };

const stableOf = (row: {
  stable_id: string;
  name: string;
  silks: CorrespondingStable['silks'];
}) => ({
  ...{ id: row.stable_id, name: row.name, silks: row.silks },
});

/** With whom the player exchanges letters, the last letter first, after one of them. Who is blocked is left out. */
export async function myCorrespondents(
  backend: Backend,
  { after, limit }: { after: Correspondent | null; limit: number },
): Promise<Correspondent[]> {
  const rows = await unwrap(
    backend
      .rpc('my_correspondents', {
        ...(after !== null && {
          p_before_at: formatTimestamp(after.lastAt),
          p_before_id: after.stable.id,
        }),
        p_limit: limit,
      })
      .overrideTypes<Named<'my_correspondents'>[], { merge: false }>(),
  );
  return rows.map((row) => ({
    stable: stableOf(row),
    lastAt: parseTimestamp(row.last_at),
    lastWords: row.last_words,
    lastOwn: row.last_own,
    unread: row.unread,
  }));
}

/** Another stable as the player may write to it; null if there is none of players with this id, or it is the player's. */
export async function myCorrespondent(
  backend: Backend,
  { stableId }: { stableId: string },
): Promise<CorrespondentState | null> {
  const [row] = await unwrap(
    backend
      .rpc('my_correspondent', { p_stable_id: stableId })
      .overrideTypes<Named<'my_correspondent'>[], { merge: false }>(),
  );
  return row === undefined
    ? null
    : { stable: stableOf(row), blocked: row.blocked, unread: row.unread };
}

/** The letters between the player and another stable, the last first, before one of them. */
export async function myLetters(
  backend: Backend,
  { stableId, after, limit }: { stableId: string; after: Letter | null; limit: number },
): Promise<Letter[]> {
  const rows = await unwrap(
    backend.rpc('my_letters', {
      p_stable_id: stableId,
      ...(after !== null && { p_before_id: after.id }),
      p_limit: limit,
    }),
  );
  return rows.map(({ id, own, body, sent_at }) => ({
    ...{ id, own, text: body, sentAt: parseTimestamp(sent_at) },
  }));
}

/** From whom the player takes no letters, the last blocked first; 100 at most. */
export async function myBlockedStables(backend: Backend): Promise<BlockedStable[]> {
  const rows = await unwrap(
    backend
      .rpc('my_blocked_stables')
      .overrideTypes<Named<'my_blocked_stables'>[], { merge: false }>(),
  );
  return rows.map((row) => ({
    stable: stableOf(row),
    blockedAt: parseTimestamp(row.blocked_at),
  }));
}

/** How many stables have written what the player has not read; 100 at most are counted. */
export async function myUnreadLetters(backend: Backend): Promise<number> {
  return unwrap(backend.rpc('my_unread_letters'));
}

/** What happened in the player's stable, the newest first, after one of them. */
export async function myNews(
  backend: Backend,
  { after, limit }: { after: Pick<Activity, 'id'> | null; limit: number },
): Promise<Activity[]> {
  const rows = await unwrap(
    backend
      .rpc('my_news', { ...(after !== null && { p_before_id: after.id }), p_limit: limit })
      .overrideTypes<OwnActivityRow[], { merge: false }>(),
  );
  return rows.map(toOwnActivity);
}
