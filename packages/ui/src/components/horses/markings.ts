import { hashOf } from './hashOf';

export type FaceMarking = 'none' | 'star' | 'stripe' | 'blaze' | 'snip' | 'star and snip';

/** White on the legs, left fore, right fore, left hind, right hind, 0 to 1, and on the face. */
export interface Markings {
  socks: readonly [number, number, number, number];
  blaze: boolean;
}

/** The white a horse is born with; the same horse has always the same. */
export function markingsOf(horseId: string): Markings {
  const hash = hashOf(horseId);
  const sock = (leg: number) => {
    const roll = (hash >>> (leg * 5)) % 16;
    return roll < 8 ? 0 : 0.25 + ((roll - 8) / 8) * 0.45;
  };
  return { socks: [sock(0), sock(1), sock(2), sock(3)], blaze: (hash >>> 21) % 5 < 2 };
}

/** The white on its face: what is a blaze from afar is a stripe or a blaze from near by. */
export function faceMarkingOf(horseId: string): FaceMarking {
  const roll = hashOf(`${horseId} drawn: white of the face`) / 0x100000000;
  if (markingsOf(horseId).blaze) return roll < 0.45 ? 'stripe' : 'blaze';
  if (roll < 0.55) return 'none';
  if (roll < 0.85) return 'star';
  return roll < 0.94 ? 'star and snip' : 'snip';
}
