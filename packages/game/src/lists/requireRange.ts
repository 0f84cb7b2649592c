/**
 * Refuses what is not a number of a range, both ends included: NaN and texts too, which would otherwise be
 * carried into every figure that is made of it.
 *
 * @param what the value's name in the sentence of the error: 'A purse in dollars'
 * @throws RangeError that names the value and the range
 */
export function requireRange(
  what: string,
  value: number,
  { least, most = Number.MAX_SAFE_INTEGER }: { least: number; most?: number },
): void {
  if (typeof value === 'number' && value >= least && value <= most) return;
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `from ${least} to ${most}`;
  throw new RangeError(`${what} is a number, ${range}; ${value} is not.`);
}

/** The same of a whole number. @throws RangeError that names the value and the range */
export function requireWhole(
  what: string,
  value: number,
  range: { least: number; most?: number },
): void {
  requireRange(what, value, range);
  if (!Number.isInteger(value)) throw new RangeError(`${what} is a whole number; ${value} is not.`);
}
