import type { Surface } from '../tracks/tracks.ts';

type Band = readonly [upTo: number, words: string];

const bands: Readonly<Record<Surface, readonly Band[]>> = {
  Turf: [
    [-90, 'Hard'],
    [-60, 'Firm'],
    [-20, 'Good to Firm'],
    [20, 'Good'],
    [50, 'Good to Soft'],
    [80, 'Soft'],
    [100, 'Heavy'],
  ],
  Dirt: [
    [20, 'Fast'],
    [50, 'Good'],
    [80, 'Muddy'],
    [100, 'Sloppy'],
  ],
};

/** The going in words. `going` runs from −100 (firm) to 100 (heavy). */
export function formatGoing(going: number, surface: Surface): string {
  const band = bands[surface].find(([upTo]) => going <= upTo);
  return band?.[1] ?? (surface === 'Turf' ? 'Heavy' : 'Sloppy');
}
