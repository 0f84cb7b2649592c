import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';

/**
 * Sends a letter; answers its id. Repeated with the same `requestId` it is sent once.
 * @throws GameError with the reason for which nothing was sent
 */
export async function sendLetter(
  backend: Backend,
  { stableId, text, requestId }: { stableId: string; text: string; requestId: string },
): Promise<number> {
  return unwrap(
    backend.rpc('send_letter', { p_stable_id: stableId, p_body: text, p_request_id: requestId }),
  );
}

/** Takes no letters from a stable any more, or takes them again. Repeated with the same `requestId` it is done once. */
export async function blockStable(
  backend: Backend,
  { stableId, blocked, requestId }: { stableId: string; blocked: boolean; requestId: string },
): Promise<void> {
  await unwrap(
    backend.rpc('block_stable', {
      p_stable_id: stableId,
      p_blocked: blocked,
      p_request_id: requestId,
    }),
  );
}

/** The player has read the letters of a stable. */
export async function readLetters(
  backend: Backend,
  { stableId }: { stableId: string },
): Promise<void> {
  await unwrap(backend.rpc('read_letters', { p_stable_id: stableId }));
}
