import { sfc32 } from '../random/sfc32.ts';

/** The list in an order that depends on the seed alone. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const source = sfc32(seed, list.length, 0, 1);
  return list
    .map((item) => ({ item, lot: source() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ item }) => item);
}
