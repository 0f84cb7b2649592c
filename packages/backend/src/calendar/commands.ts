import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';

/**
 * Makes the secret of the player's calendar address, or another in its place, and returns it: who knew
 * the one before reads nothing any more. `requestId` is a uuid made by the caller and kept until a
 * response has come.
 */
export async function renewCalendarSecret(
  backend: Backend,
  { requestId }: { requestId: string },
): Promise<string> {
  return await unwrap(backend.rpc('renew_calendar_secret', { p_request_id: requestId }));
}
