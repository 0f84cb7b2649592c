import { sha256Bytes } from './hash.ts';

/**
 * drand's quicknet: a public beacon whose rounds come out every three seconds, each a signature that
 * no member of its league can make or foresee alone. https://docs.drand.love
 */
export const BEACON = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
} as const;

/** When the first round came out, and how long after it each next one does, in milliseconds. */
const FIRST_ROUND_AT = 1_692_803_367_000;
const PERIOD_MS = 3_000;

const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** The first round that comes out after a moment in milliseconds since 1970. */
export function roundAfter(ms: number): number {
  return Math.max(1, Math.floor((ms - FIRST_ROUND_AT) / PERIOD_MS) + 2);
}

/** When a round comes out, in milliseconds since 1970. */
export function roundAt(round: number): number {
  return FIRST_ROUND_AT + (round - 1) * PERIOD_MS;
}

/**
 * True if the signature, in lower-case hex, is the beacon's of that round. What it takes to tell is
 * loaded only then.
 */
export async function isSignedRound(round: number, signature: string): Promise<boolean> {
  if (!/^[0-9a-f]{96}$/.test(signature)) return false;
  const [{ bls12_381 }, { hexToBytes }] = await Promise.all([
    import('@noble/curves/bls12-381.js'),
    import('@noble/curves/utils.js'),
  ]);
  const bls = bls12_381.shortSignatures;
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigUint64(0, BigInt(round));
  try {
    const message = bls.hash(await sha256Bytes(number), DOMAIN);
    return bls.verify(hexToBytes(signature), message, hexToBytes(BEACON.publicKey));
  } catch {
    // It is no point of the curve.
    return false;
  }
}
