import { sha256 } from './hash.ts';

/** A claim as the draw looks at it. A stable has one for a horse. */
export interface ClaimLot {
  readonly stableId: string;
  /** What the stable put in, a text of its own: the id of its request. */
  readonly nonce: string;
}

/** What the draw is made of: what the race itself is, once its seed is revealed. */
export interface ClaimRandomness {
  readonly raceId: string;
  readonly horseId: string;
  readonly seed: string;
  /** Of the race; null of one that has none. */
  readonly salt: string | null;
  /** The signature of the public beacon's round, or null for none. */
  readonly beaconSignature: string | null;
}

/** A claim's lot, in hex. `private.claim_lot` in the database is its twin. */
function claimLot(
  { raceId, horseId, seed, salt, beaconSignature }: ClaimRandomness,
  { stableId, nonce }: ClaimLot,
): Promise<string> {
  const race = [seed, salt ?? 'none', beaconSignature ?? 'none'];
  return sha256([...race, 'claim', raceId, horseId, stableId, nonce].join(':'));
}

/**
 * Whose claim for a horse is drawn: the one with the least lot, in whatever order the claims are given. Nobody who
 * claims can know their lot: that takes the race's seed. Null without a claim.
 */
export async function drawClaim<Claim extends ClaimLot>(
  randomness: ClaimRandomness,
  claims: readonly Claim[],
): Promise<Claim | null> {
  const lots = await Promise.all(
    claims.map(async (claim) => ({ claim, lot: await claimLot(randomness, claim) })),
  );
  const [first] = lots.sort((a, b) => (a.lot < b.lot ? -1 : 1));
  return first?.claim ?? null;
}
