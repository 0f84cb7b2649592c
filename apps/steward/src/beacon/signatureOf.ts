import { BEACON, isSignedRound } from '@furlong/game/engine';

/** No address of the beacon has given a round: it is not out yet, or none can be reached. */
export class BeaconUnavailable extends Error {
  readonly round: number;

  constructor(round: number) {
    super(`No address of the beacon gave its round ${round}.`);
    this.round = round;
  }
}

/** How long an address may take, in ms. */
const patience = 5_000;

/**
 * The signature of a round of the public beacon, from the first address that has it and whose answer
 * is truly the beacon's.
 *
 * @param addresses such as https://api.drand.sh
 * @throws BeaconUnavailable
 */
export async function signatureOf(round: number, addresses: readonly string[]): Promise<string> {
  for (const address of addresses) {
    const signature = await askFor(round, address).catch(() => null);
    if (signature !== null && (await isSignedRound(round, signature))) return signature;
  }
  throw new BeaconUnavailable(round);
}

async function askFor(round: number, address: string): Promise<string | null> {
  const url = `${address.replace(/\/$/, '')}/${BEACON.chain}/public/${round}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
  const answer: unknown = response.ok ? await response.json() : null;
  return typeof answer === 'object' && answer !== null && 'signature' in answer
    ? String(answer.signature)
    : null;
}
