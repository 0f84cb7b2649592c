import type { Coat } from '../../../horses/coats';

/** Colours of a coat: the body, lower legs and muzzle, mane and tail. */
export interface CoatColours {
  body: string;
  points: string;
  mane: string;
}

export const coatColours: Record<Coat, CoatColours> = {
  Bay: { body: '#7A3F1E', points: '#1B1310', mane: '#17110F' },
  'Dark bay': { body: '#44261A', points: '#15100E', mane: '#120E0D' },
  Brown: { body: '#563222', points: '#1D1512', mane: '#18110E' },
  Chestnut: { body: '#9A4A1F', points: '#874019', mane: '#8A4620' },
  'Liver chestnut': { body: '#5F2E1B', points: '#4B2416', mane: '#54291A' },
  Grey: { body: '#AEB0B0', points: '#6E7073', mane: '#8C8E90' },
  Roan: { body: '#93786E', points: '#3A2A26', mane: '#40312D' },
  Black: { body: '#1E1A19', points: '#121010', mane: '#0E0D0D' },
};
