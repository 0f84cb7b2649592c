import type { Silks } from '@furlong/game';
import { playerId } from '../account/session.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../database.types.ts';
import { answered, GameError } from '../errors/gameError.ts';
import { instant } from '../instant.ts';

/** A stable as everybody sees it. */
export interface Stable {
  readonly id: string;
  readonly name: string;
  readonly ownerName: string;
  /** One of the house's own, which fill up fields and win no money. */
  readonly isHouse: boolean;
  readonly silks: Silks;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Whole dollars: credits are spent, the wallet holds prize money. */
export interface Purses {
  readonly credits: number;
  readonly wallet: number;
}

export type StableRow = Omit<Database['public']['Tables']['stables']['Row'], 'silks'> & {
  silks: Silks;
};

export function stableOf(row: StableRow): Stable {
  return {
    id: row.id,
    name: row.name,
    ownerName: row.owner_name,
    isHouse: row.is_house,
    silks: row.silks,
    createdAt: instant(row.created_at),
  };
}

/** Whether a new stable could have this name, and if not, why not. */
export async function stableNameAvailable(
  backend: Backend,
  { name }: { name: string },
): Promise<'ok' | 'stable_name_taken' | 'stable_name_invalid'> {
  return answered(
    backend
      .rpc('stable_name_available', { p_name: name })
      .overrideTypes<'ok' | 'stable_name_taken' | 'stable_name_invalid', { merge: false }>(),
  );
}

/** @throws GameError 'not_signed_in', 'no_stable' */
export async function myStable(backend: Backend): Promise<Stable> {
  const owner = await playerId(backend);
  const row = await answered(
    backend
      .from('stables')
      .select()
      .eq('owner_id', owner)
      .maybeSingle()
      .overrideTypes<StableRow, { merge: false }>(),
  );
  if (row === null) throw new GameError('no_stable');
  return stableOf(row);
}

/** @throws GameError 'not_signed_in', 'no_stable' */
export async function myPurses(backend: Backend): Promise<Purses> {
  await playerId(backend);
  const rows = await answered(backend.from('purses').select('kind, balance'));
  const balance = (kind: keyof Purses) => rows.find((row) => row.kind === kind)?.balance;
  const credits = balance('credits');
  const wallet = balance('wallet');
  if (credits === undefined || wallet === undefined) throw new GameError('no_stable');
  return { credits, wallet };
}
