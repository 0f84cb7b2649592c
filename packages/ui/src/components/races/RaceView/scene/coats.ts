import type { FilmCoat } from '../film';
import { hashOf } from '../motion/ownStride';

/** Colours of a coat: the body, lower legs and muzzle, mane and tail. */
export interface CoatColours {
  body: string;
  points: string;
  mane: string;
}

export const coatColours: Record<FilmCoat, CoatColours> = {
  Bay: { body: '#7A3F1E', points: '#1B1310', mane: '#17110F' },
  'Dark bay': { body: '#44261A', points: '#15100E', mane: '#120E0D' },
  Brown: { body: '#563222', points: '#1D1512', mane: '#18110E' },
  Chestnut: { body: '#9A4A1F', points: '#874019', mane: '#8A4620' },
  'Liver chestnut': { body: '#5F2E1B', points: '#4B2416', mane: '#54291A' },
  Grey: { body: '#AEB0B0', points: '#6E7073', mane: '#8C8E90' },
  Roan: { body: '#93786E', points: '#3A2A26', mane: '#40312D' },
  Black: { body: '#1E1A19', points: '#121010', mane: '#0E0D0D' },
};

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
