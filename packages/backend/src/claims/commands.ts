import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';

/**
 * Claims a runner of a claiming race, at its price, which is kept until the race is settled; nobody takes a claim
 * back. `requestId` is a uuid made by the caller, which goes into the draw; repeated, it is done and charged once. At
 * most `fromWallet` dollars of the price may come out of the wallet. Answers the claim's id.
 * @throws GameError 'race_not_found', 'no_claiming_race', 'claims_not_open', 'claims_shut', 'not_entered',
 *   'horse_is_yours', 'already_claimed', 'claim_needs_run', 'too_few_credits', 'no_free_box'
 */
export async function claimHorse(
  backend: Backend,
  {
    raceId,
    horseId,
    requestId,
    fromWallet,
  }: { raceId: string; horseId: string; requestId: string; fromWallet: number },
): Promise<string> {
  return unwrap(
    backend.rpc('claim_horse', {
      p_race_id: raceId,
      p_horse_id: horseId,
      p_request_id: requestId,
      p_from_wallet: fromWallet,
    }),
  );
}
