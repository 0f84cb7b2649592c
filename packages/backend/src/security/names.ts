import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';

/**
 * Renames the player's stable, once a season. Returns the name in its normal form.
 * @throws GameError 'stable_name_invalid', 'stable_name_taken', 'stable_name_same', 'stable_renamed'
 */
export async function renameStable(
  backend: Backend,
  { name, requestId }: { name: string; requestId: string },
): Promise<string> {
  const named = await unwrap(
    backend.rpc('rename_stable', { p_name: name, p_request_id: requestId }),
  );
  await tellSession(backend);
  return named;
}

/** A session tells what its account is called as it was when it was renewed last. */
const tellSession = (backend: Backend) => backend.auth.refreshSession();

/** The season in which the player's stable may be renamed next. */
export async function myNextRenaming(backend: Backend): Promise<number> {
  return unwrap(backend.rpc('my_next_renaming'));
}

/**
 * Changes what the player is called in full.
 * @throws GameError 'owner_name_invalid'
 */
export async function changeOwnerName(
  backend: Backend,
  { fullName, requestId }: { fullName: string; requestId: string },
): Promise<void> {
  await unwrap(
    backend.rpc('change_owner_name', { p_full_name: fullName, p_request_id: requestId }),
  );
  await tellSession(backend);
}
