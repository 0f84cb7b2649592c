import type { OwnerNameShown } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { GameError } from '../shared/gameError.ts';
import { unwrap } from '../shared/unwrap.ts';

/** What the player is called, which nobody else reads, and what others read of it. */
export interface OwnerName {
  readonly fullName: string;
  readonly shown: OwnerNameShown;
}

/** @throws GameError 'not_signed_in', 'no_stable' */
export async function myOwnerName(backend: Backend): Promise<OwnerName> {
  const [row] = await unwrap(
    backend
      .rpc('my_owner_name')
      .overrideTypes<{ full_name: string; shown: OwnerNameShown }[], { merge: false }>(),
  );
  if (row === undefined) throw new GameError('no_stable');
  return { fullName: row.full_name, shown: row.shown };
}

/** Chooses what others read of the player's name, everywhere and at once. */
export async function showOwnerName(
  backend: Backend,
  { shown, requestId }: { shown: OwnerNameShown; requestId: string },
): Promise<void> {
  await unwrap(backend.rpc('show_owner_name', { p_shown: shown, p_request_id: requestId }));
}
