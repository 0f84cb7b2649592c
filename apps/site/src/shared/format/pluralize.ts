/** A number with its noun: '1 race', '2 races', '1,240 races'. */
export function pluralize(count: number, noun: string): string {
  return `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;
}
