/** The item at an index that may be any whole number: past an end, the list begins anew. */
export function pick<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}
