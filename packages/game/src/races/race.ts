import type { RaceChampionship } from '../championships/raceChampionship.ts';
import type { AgeClass } from '../horses/age.ts';
import type { Specialty } from '../horses/specialty.ts';
import type { Surface, TrackId } from '../tracks/tracks.ts';

/** The classes of racing, best first. */
export const grades = [
  'Grade 1',
  'Grade 2',
  'Grade 3',
  'Listed',
  'Class 2',
  'Class 3',
  'Class 4',
  'Class 5',
  'Class 6',
  'Claiming',
  'Maiden',
  'Novice',
] as const;

export type Grade = (typeof grades)[number];

/**
 * `closed`: entries have closed, the field is frozen and published. `running`: from the off, when the
 * seed is revealed, until the last runner has passed the post and the race is settled.
 */
export type RaceStatus = 'open' | 'closed' | 'running' | 'finished' | 'void';

/** Why a race was called off. */
export type VoidReason = 'too_few_runners' | 'could_not_be_run';

/** The rules of fairness that a race was opened under. */
export type RaceRules = 'furlong-race-1' | 'furlong-race-2';

/** What a race asks of its runners and what it pays, as the programme announces it. */
export interface RaceTerms {
  readonly name: string;
  readonly trackId: TrackId;
  /** Metres, 1000 to 2400. */
  readonly distance: number;
  readonly surface: Surface;
  /** −100 (firm) to 100 (heavy); 0 is good. */
  readonly going: number;
  readonly grade: Grade;
  readonly ageClass: AgeClass;
  readonly conditions: string;
  readonly suitableFor: readonly Specialty[];
  /** Whole dollars. */
  readonly purse: number;
  /** Whole dollars. */
  readonly entryFee: number;
  readonly minRating: number | null;
  readonly maxRating: number | null;
  readonly maxEntries: number;
  readonly noviceStablesOnly: boolean;
  /** For how many whole dollars each runner may be claimed; null for a race that is no claiming race. */
  readonly claimPrice: number | null;
  /** What it is to a championship; null for a race that counts for none. */
  readonly championship: RaceChampionship | null;
}

/** Classes 2 to 6 are handicaps: weight follows the rating. All others run at level weights. */
export function isHandicap(grade: Grade): boolean {
  return grade.startsWith('Class');
}
