import type { Silks } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { GameError } from '../shared/gameError.ts';
import { playerId } from '../shared/playerId.ts';
import { unwrap } from '../shared/unwrap.ts';
import {
  type Overview,
  type OverviewRow,
  type Stable,
  type StableRecord,
  type StableRow,
  stableColumns,
  toOverview,
  toStable,
  type WalletKind,
  type Wallets,
} from './rows.ts';

/**
 * Whether a new stable could have this name, and if not, why not. A name that waits for the account of
 * an earlier sign-up to be confirmed is free to who brings its `registration`.
 */
export async function stableNameAvailable(
  backend: Backend,
  { name, registration }: { name: string; registration: string },
): Promise<'ok' | 'stable_name_taken' | 'stable_name_invalid'> {
  return unwrap(
    backend
      .rpc('stable_name_available', { p_name: name, p_registration: registration })
      .overrideTypes<'ok' | 'stable_name_taken' | 'stable_name_invalid', { merge: false }>(),
  );
}

/** Which variant of `namedSilks` a new stable of this name would be given. */
export async function silksVariant(backend: Backend, { name }: { name: string }): Promise<number> {
  return unwrap(backend.rpc('silks_variant', { p_name: name }));
}

/** Whether the player's stable could race in these colours, and if not, why not. */
export async function silksAvailable(
  backend: Backend,
  { silks }: { silks: Silks },
): Promise<'ok' | 'silks_taken' | 'silks_invalid'> {
  return unwrap(
    backend
      .rpc('silks_available', { p_silks: JSON.stringify(silks) })
      .overrideTypes<'ok' | 'silks_taken' | 'silks_invalid', { merge: false }>(),
  );
}

/** @throws GameError 'not_signed_in', 'no_stable' */
export async function myStable(backend: Backend): Promise<Stable> {
  const owner = await playerId(backend);
  const row = await unwrap(
    backend
      .from('stables')
      .select()
      .eq('owner_id', owner)
      .maybeSingle()
      .overrideTypes<StableRow, { merge: false }>(),
  );
  if (row === null) throw new GameError('no_stable');
  return toStable(row);
}

/** @throws GameError 'not_signed_in', 'no_stable' */
export async function myWallets(backend: Backend): Promise<Wallets> {
  await playerId(backend);
  const rows = await unwrap(backend.from('wallets').select('kind, balance, takes_prizes'));
  const balance = (kind: WalletKind) => rows.find((row) => row.kind === kind)?.balance;
  const takers = rows.filter((row) => row.takes_prizes && row.kind === 'wallet');
  const credits = balance('credits');
  const wallet = balance('wallet');
  if (credits === undefined || wallet === undefined) throw new GameError('no_stable');
  return { credits, wallet, prizesTo: takers.length > 0 ? 'wallet' : 'credits' };
}

/** What the dashboard tells and no other page does. @throws GameError 'no_stable' */
export async function myOverview(backend: Backend): Promise<Overview> {
  const [row] = await unwrap(
    backend.rpc('my_overview').overrideTypes<OverviewRow[], { merge: false }>(),
  );
  if (row === undefined) throw new GameError('no_stable');
  return toOverview(row);
}

/** A stable as everybody sees it. @throws GameError 'stable_not_found' */
export async function stableById(
  backend: Backend,
  { stableId }: { stableId: string },
): Promise<Stable> {
  const row = await unwrap(
    backend
      .from('stables')
      .select(stableColumns)
      .eq('id', stableId)
      .maybeSingle()
      .overrideTypes<Omit<StableRow, 'owner_id'>, { merge: false }>(),
  );
  if (row === null) throw new GameError('stable_not_found');
  return toStable(row);
}

/** What a stable has done, with the horses that it had then. */
export async function stableRecord(
  backend: Backend,
  { stableId }: { stableId: string },
): Promise<StableRecord> {
  const [row] = await unwrap(backend.rpc('stable_record', { p_stable_id: stableId }));
  if (row === undefined) throw new GameError('stable_not_found');
  const { former_names: formerNames, owner_left: ownerLeft, ...record } = row;
  return { ...record, formerNames, ownerLeft };
}
