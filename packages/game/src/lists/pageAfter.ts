import { compare, inOrder, type Order } from './order.ts';

/** Where a page ends: the key and the id of its last row. */
export interface PageKey {
  readonly key: number | string;
  readonly id: string;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Where the next page begins, or null if this is the last. */
  readonly next: PageKey | null;
}

/**
 * The page of at most `limit` rows that follows `after`, null for the first. Rows that come and go
 * between two pages move nothing: what was there all the time is seen exactly once.
 *
 * @throws RangeError if `limit` is not a whole number of at least 1.
 */
export function pageAfter<Row extends { readonly id: string }>(
  rows: readonly Row[],
  order: Order<Row>,
  after: PageKey | null,
  limit: number,
): Page<Row> {
  if (!Number.isInteger(limit) || limit < 1) {
    throw new RangeError(`A page holds at least one row; ${limit} is not a number of rows.`);
  }
  const sign = order.direction === 'ascending' ? 1 : -1;
  const later = rows.filter(
    (row) =>
      after === null ||
      sign * (compare(order.key(row), after.key) || compare(row.id, after.id)) > 0,
  );
  const page = inOrder(later, order).slice(0, limit);
  const last = page.at(-1);
  const next =
    last === undefined || later.length <= limit ? null : { key: order.key(last), id: last.id };
  return { rows: page, next };
}
