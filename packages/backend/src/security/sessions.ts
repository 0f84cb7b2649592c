import { toGameError } from '../shared/authErrors.ts';
import type { Backend } from '../shared/createBackend.ts';
import { GameError } from '../shared/gameError.ts';
import { parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';

/** A place where the player is signed in. */
export interface Session {
  readonly id: string;
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean;
  /** What its browser calls itself; null where it is not known. */
  readonly userAgent: string | null;
  /** The network address from which it was seen last; null where it is not known. */
  readonly address: string | null;
  readonly signedInAt: number;
  /** When it was last renewed: each quarter of an hour while it is used. */
  readonly seenAt: number;
}

/**
 * The player's fifty sessions that were seen last, the last first.
 * @throws GameError 'not_signed_in', 'second_factor_needed'
 */
export async function mySessions(backend: Backend): Promise<Session[]> {
  const rows = await unwrap(
    backend.rpc('my_sessions').overrideTypes<
      {
        id: string;
        is_current: boolean | null;
        user_agent: string | null;
        address: string | null;
        signed_in_at: string;
        seen_at: string;
      }[],
      { merge: false }
    >(),
  );
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.is_current === true,
    userAgent: row.user_agent,
    address: row.address,
    signedInAt: parseTimestamp(row.signed_in_at),
    seenAt: parseTimestamp(row.seen_at),
  }));
}

/** Ends one session of the player; of one that has ended nothing is said. */
export async function endSession(
  backend: Backend,
  { sessionId }: { sessionId: string },
): Promise<void> {
  await unwrap(backend.rpc('end_session', { p_session_id: sessionId }));
}

/** Ends every session of the player but this one. */
export const endOtherSessions = (backend: Backend) => endSessions(backend, 'others');

/** Ends every session of the player, and with them this one. */
export async function endAllSessions(backend: Backend): Promise<void> {
  await endSessions(backend, 'global');
  await backend.auth.signOut({ scope: 'local' });
}

/**
 * The client's own `signOut` takes a refusal for success (401, 403, 404): then nothing has ended.
 * @throws GameError 'session_not_found', 'too_many_requests', 'offline', 'server_failed'
 */
async function endSessions(backend: Backend, scope: 'global' | 'others'): Promise<void> {
  const { data, error } = await backend.auth.getSession();
  if (error) throw toGameError(error);
  if (data.session === null) throw new GameError('not_signed_in');
  const answer = await backend.auth.admin.signOut(data.session.access_token, scope);
  if (answer.error) throw toGameError(answer.error);
}
