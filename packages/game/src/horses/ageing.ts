/** The age in years at which a racehorse is at its fastest (Gramm and Marksteiner, 2011). */
export const PEAK_AGE = 4.45;

const FADING = 0.00055;

/**
 * The share of its speed that a horse has lost to age, in years; 0 up to the peak. Five years after
 * it six lengths over 1200 m are gone, as published. What a horse is still short of before its peak
 * is weight-for-age's business.
 */
export function speedLostToAge(age: number): number {
  const past = Math.max(0, age - PEAK_AGE);
  return FADING * past * past;
}
