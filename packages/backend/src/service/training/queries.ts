import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import { unwrap } from '../../shared/unwrap.ts';
import { type SessionInput, type SessionInputRow, toSessionInput } from './rows.ts';

/** What the outcome of a session is made from, hidden talents included; null once it is written. */
export async function sessionInput(
  backend: ServiceBackend,
  { sessionId }: { sessionId: string },
): Promise<SessionInput | null> {
  const [row] = await unwrap(
    backend
      .rpc('session_inputs', { p_session_id: sessionId })
      .overrideTypes<SessionInputRow[], { merge: false }>(),
  );
  return row === undefined ? null : toSessionInput(row);
}
