import { type OwnActivityRow, toOwnActivity } from '../activities/rows.ts';
import type { Backend } from '../shared/createBackend.ts';
import { parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import type { Marks, Notice } from './rows.ts';

type NoticeRow = OwnActivityRow & { auction_id: string | null; told_at: string; fresh: boolean };

/** What is new for the player, in one read; null for who has no stable. */
export async function myMarks(backend: Backend): Promise<Marks | null> {
  const [row] = await unwrap(backend.rpc('my_marks'));
  return row === undefined ? null : { news: row.news, letters: row.letters };
}

/** What the mark tells of, the last told first. */
export async function myNotices(backend: Backend, { limit }: { limit: number }): Promise<Notice[]> {
  const rows = await unwrap(
    backend.rpc('my_notices', { p_limit: limit }).overrideTypes<NoticeRow[], { merge: false }>(),
  );
  return rows.map(({ auction_id, told_at, fresh, ...row }) => ({
    ...{ activity: toOwnActivity(row), auctionId: auction_id },
    ...{ toldAt: parseTimestamp(told_at), fresh },
  }));
}
