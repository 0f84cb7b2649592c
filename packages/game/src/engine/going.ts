import type { Surface } from '../tracks/tracks.ts';
import { at, type Table } from './table.ts';

/** Seconds per kilometre slower than on good ground, by going (8,523 Hong Kong races). */
const slower: Readonly<Record<Surface, Table>> = {
  Turf: [
    [-100, -0.5],
    [-40, -0.36],
    [0, 0],
    [35, 0.5],
    [65, 1.0],
    [100, 2.0],
  ],
  Dirt: [
    [-100, -0.1],
    [0, 0],
    [35, -0.31],
    [65, 0],
    [100, 0.31],
  ],
};

/** A winner's pace, in kilometres per second, that turns seconds per kilometre into a factor. */
const PACE = 0.0172;

/** What the ground makes of every runner's speed: 1 on good ground. */
export function goingFactor(going: number, surface: Surface): number {
  return 1 / (1 + at(slower[surface], going) * PACE);
}
