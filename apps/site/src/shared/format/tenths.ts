/**
 * Rounds lengths to tenths that add up to their rounded sum, so that whoever adds the shown figures
 * up finds the shown total. What is left over goes where the most was cut off.
 */
export function toTenths(lengths: readonly number[]): number[] {
  const exact = lengths.map((each) => each * 10);
  const whole = exact.map(Math.floor);
  const total = Math.round(exact.reduce((sum, each) => sum + each, 0));
  const left = total - whole.reduce((sum, each) => sum + each, 0);
  const byRest = exact
    .map((each, index) => ({ index, rest: each - Math.floor(each) }))
    .sort((a, b) => b.rest - a.rest);
  const raised = new Set(byRest.slice(0, left).map(({ index }) => index));
  return whole.map((tenths, index) => (tenths + (raised.has(index) ? 1 : 0)) / 10);
}
