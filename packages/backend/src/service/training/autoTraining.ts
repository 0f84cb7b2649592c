import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import { formatTimestamp, parseTimestamp } from '../../shared/timestamps.ts';
import { unwrap } from '../../shared/unwrap.ts';

/** A session of the auto-trainer that is due. */
export interface DueAutoSession {
  readonly orderId: string;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
}

/** At most 100 sessions that are due by `at` (ms since 1970), one of each order, the earliest first. */
export async function dueAutoSessions(
  backend: ServiceBackend,
  { at }: { at: number },
): Promise<DueAutoSession[]> {
  const rows = await unwrap(
    backend
      .rpc('due_auto_sessions', { p_at: formatTimestamp(at) })
      .overrideTypes<{ order_id: string; due_at: string }[], { merge: false }>(),
  );
  return rows.map((row) => ({ orderId: row.order_id, dueAt: parseTimestamp(row.due_at) }));
}

/**
 * Holds a session that is due by `at`, or leaves it out and says why. False where another has done it:
 * a second call changes nothing.
 */
export async function runAutoSession(
  backend: ServiceBackend,
  { orderId, dueAt, at }: DueAutoSession & { at: number },
): Promise<boolean> {
  return unwrap(
    backend.rpc('run_auto_session', {
      p_order_id: orderId,
      p_due_at: formatTimestamp(dueAt),
      p_at: formatTimestamp(at),
    }),
  );
}
