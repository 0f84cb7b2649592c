import type { ProfilePart } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';

/**
 * What the player's stable says of itself, and which parts others read. Repeated with the same `requestId` it is done
 * once.
 * @param about empty for nothing
 */
export async function changeProfile(
  backend: Backend,
  { about, shows, requestId }: { about: string; shows: readonly ProfilePart[]; requestId: string },
): Promise<void> {
  await unwrap(
    backend.rpc('change_profile', {
      ...{ p_about: about, p_shows: [...shows], p_request_id: requestId },
    }),
  );
}
