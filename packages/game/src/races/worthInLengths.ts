/**
 * Lengths that a pound of ability is worth, over any distance: what the engine that new races are opened with
 * makes of it (`test/races/worthInLengths.test.ts`).
 */
export const LENGTHS_A_POUND = 0.247;

/** Lengths that each percent of condition short of 100 costs, and of energy short of 90, likewise. */
const A_PERCENT_OF_CONDITION = 0.0524;
const A_PERCENT_OF_ENERGY = 0.0349;
const ENERGY_ENOUGH = 90;

/** Lengths by which a horse is short of its best, by its condition and energy in percent at the off. */
export function lengthsUnfit({
  condition,
  energy,
}: {
  readonly condition: number;
  readonly energy: number;
}): number {
  return (
    A_PERCENT_OF_CONDITION * (100 - condition) +
    A_PERCENT_OF_ENERGY * Math.max(0, ENERGY_ENOUGH - energy)
  );
}
