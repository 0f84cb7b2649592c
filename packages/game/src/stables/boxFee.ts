/** Dollars that a horse's box costs a week. */
export const BOX_FEE = 150;

/** Dollars that each run of the week takes off it. */
export const BOX_REBATE = 40;

/** What a horse's box costs for a week in which it ran so often, in whole dollars; never below 0. */
export function boxFee(runs: number): number {
  return Math.max(0, BOX_FEE - BOX_REBATE * runs);
}
