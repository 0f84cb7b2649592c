const thousands = new Intl.NumberFormat('en-GB');

/** A number with its noun: '1 race', '2 races', '1,240 stables'. */
export function pluralize(count: number, noun: string): string {
  return `${thousands.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}
