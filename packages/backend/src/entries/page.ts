import { formatTimestamp } from '../shared/timestamps.ts';
import type { Entry } from './rows.ts';

/** Which page of a list of entries: after the last entry of the page before. */
export interface EntryPage {
  readonly after?: Pick<Entry, 'id' | 'enteredAt'> | null;
  /** 20 unless given, at most 100. */
  readonly limit?: number;
}

/** The page as the database's functions take it. */
export const pageOf = ({ after, limit }: EntryPage) => ({
  ...(after && { p_before_at: formatTimestamp(after.enteredAt), p_before_id: after.id }),
  ...(limit !== undefined && { p_limit: limit }),
});
