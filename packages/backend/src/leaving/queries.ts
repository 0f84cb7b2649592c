import type { Backend } from '../shared/createBackend.ts';
import { parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import type { Export, Leaving } from './rows.ts';

/** When the player's stable leaves the game; null where it does not. */
export async function myLeaving(backend: Backend): Promise<Leaving | null> {
  const [row] = await unwrap(backend.rpc('my_leaving'));
  if (row === undefined) return null;
  return { askedAt: parseTimestamp(row.asked_at), leavesAt: parseTimestamp(row.leaves_at) };
}

/** What the player has asked for last of the own data; null for nothing. */
export async function myExport(backend: Backend): Promise<Export | null> {
  const [row] = await unwrap(
    backend
      .rpc('my_export')
      .overrideTypes<{ asked_at: string; expires_at: string | null }[], { merge: false }>(),
  );
  if (row === undefined) return null;
  return {
    askedAt: parseTimestamp(row.asked_at),
    expiresAt: row.expires_at === null ? null : parseTimestamp(row.expires_at),
  };
}
