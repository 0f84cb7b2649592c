/** The mean; NaN for nothing. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Standard deviation of a sample. */
export function deviation(values: readonly number[]): number {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}

/** The value below which the share of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** How many of a hundred satisfy the question. */
export function percent<T>(values: readonly T[], holds: (value: T) => boolean): number {
  return (100 * values.filter(holds).length) / values.length;
}

/** How nearly the second of each pair follows from the first: Pearson's r. */
export function correlation(pairs: readonly (readonly [number, number])[]): number {
  const firsts = mean(pairs.map(([first]) => first));
  const seconds = mean(pairs.map(([, second]) => second));
  const sum = (of: (first: number, second: number) => number) =>
    mean(pairs.map(([first, second]) => of(first - firsts, second - seconds)));
  const together = sum((first, second) => first * second);
  return together / Math.sqrt(sum((first) => first * first) * sum((_, second) => second * second));
}
