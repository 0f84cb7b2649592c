import type { GallopQuestion } from './questions.ts';

/** The standard deviation of a single gallop in lengths: the chance that every answer has in it. */
export const GALLOP_NOISE = 1;

/**
 * The gallops that a notebook averages, in days: within four weeks training changes a horse by less than
 * gallops can tell.
 */
export const NOTEBOOK_DAYS = 28;

/** What the gallops of one question came to. */
export interface GallopAverage extends GallopQuestion {
  readonly gallops: number;
  /** Lengths ahead of the benchmark; behind, if negative. */
  readonly mean: number;
}

/**
 * The standard error of a mean of so many gallops, in lengths. It rests on the noise that is known, not
 * on how far apart the answers happen to lie: two that agree by chance are no surer.
 */
export function gallopError(gallops: number): number {
  return GALLOP_NOISE / Math.sqrt(gallops);
}
