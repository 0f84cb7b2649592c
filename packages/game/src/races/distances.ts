import type { Specialty } from '../horses/specialty.ts';

/** A distance that races are run over, and whom it suits. */
interface RaceDistance {
  /** Metres. */
  readonly distance: number;
  readonly suitableFor: readonly Specialty[];
}

/** All distances, 1,000 to 2,400 m. Those near the edge of a band suit the specialists of both bands. */
export const distances: Readonly<Record<Specialty, readonly RaceDistance[]>> = {
  Sprint: [
    { distance: 1000, suitableFor: ['Sprint'] },
    { distance: 1200, suitableFor: ['Sprint'] },
    { distance: 1300, suitableFor: ['Sprint', 'Mile'] },
  ],
  Mile: [
    { distance: 1400, suitableFor: ['Sprint', 'Mile'] },
    { distance: 1600, suitableFor: ['Mile'] },
    { distance: 1700, suitableFor: ['Mile', 'Middle Distance'] },
  ],
  'Middle Distance': [
    { distance: 1800, suitableFor: ['Mile', 'Middle Distance'] },
    { distance: 2000, suitableFor: ['Middle Distance'] },
    { distance: 2100, suitableFor: ['Middle Distance', 'Long Distance'] },
  ],
  'Long Distance': [
    { distance: 2200, suitableFor: ['Middle Distance', 'Long Distance'] },
    { distance: 2400, suitableFor: ['Long Distance'] },
  ],
};

/** The distances of novice races. */
export const noviceDistances: readonly RaceDistance[] = [
  { distance: 1200, suitableFor: ['Sprint', 'Mile'] },
  { distance: 1400, suitableFor: ['Sprint', 'Mile'] },
];
