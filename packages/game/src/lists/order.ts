/**
 * An order of a list. Rows with equal keys follow one another by id, so that every row has one
 * place in the order, and a page can begin after it.
 */
export interface Order<Row> {
  readonly key: (row: Row) => number | string;
  readonly direction: 'ascending' | 'descending';
}

/** The rows in order, sorted by key and then, in the same direction, by id. */
export function inOrder<Row extends { readonly id: string }>(
  rows: readonly Row[],
  order: Order<Row>,
): Row[] {
  const { key, direction } = order;
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => sign * (compare(key(a), key(b)) || compare(a.id, b.id)));
}

/** Numbers before texts; texts by their code units, as a database compares them in collation C. */
function compare(a: number | string, b: number | string): number {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
