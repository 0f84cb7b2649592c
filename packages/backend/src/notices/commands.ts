import type { Backend } from '../shared/createBackend.ts';
import { formatTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';

/** The player has seen the list of news up to what was told at a moment. Done again it changes nothing. */
export async function seeNotices(backend: Backend, { toldAt }: { toldAt: number }): Promise<void> {
  await unwrap(backend.rpc('see_notices', { p_told_at: formatTimestamp(toldAt) }));
}
