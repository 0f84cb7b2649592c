import type { Backend } from '../shared/createBackend.ts';
import { formatTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import {
  type ClaimingRace,
  type ClaimingRaceRow,
  type OwnClaim,
  type OwnClaimRow,
  toClaimingRace,
  toOwnClaim,
} from './rows.ts';

/** The claiming races of the next day of which claims are not shut, the first off first. */
export async function claimingRaces(backend: Backend): Promise<ClaimingRace[]> {
  const rows = await unwrap(
    backend.rpc('claiming_races').overrideTypes<ClaimingRaceRow[], { merge: false }>(),
  );
  return rows.map(toClaimingRace);
}

/** The player's claims, the last made first, from the one after `after` on. */
export async function myClaims(
  backend: Backend,
  { after, limit }: { after?: Pick<OwnClaim, 'id' | 'madeAt'> | null; limit?: number },
): Promise<OwnClaim[]> {
  const rows = await unwrap(
    backend
      .rpc('my_claims', {
        ...(after && { p_before_at: formatTimestamp(after.madeAt), p_before_id: after.id }),
        ...(limit !== undefined && { p_limit: limit }),
      })
      .overrideTypes<OwnClaimRow[], { merge: false }>(),
  );
  return rows.map(toOwnClaim);
}
