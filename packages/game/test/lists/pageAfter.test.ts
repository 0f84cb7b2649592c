import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder, type Order } from '../../src/lists/order.ts';
import { type PageKey, pageAfter } from '../../src/lists/pageAfter.ts';

interface Row {
  readonly id: string;
  readonly rank: number;
}

const rows = fc.uniqueArray(fc.record({ id: fc.uuid(), rank: fc.integer({ min: 0, max: 5 }) }), {
  selector: ({ id }) => id,
  maxLength: 40,
});
const orders = fc.constantFrom<Order<Row>['direction']>('ascending', 'descending');
const limits = fc.integer({ min: 1, max: 9 });

/** Reads to the end; `meanwhile` gives the list as it stands when each page is asked for. */
function readAll(order: Order<Row>, limit: number, meanwhile: (page: number) => readonly Row[]) {
  const seen: Row[] = [];
  let after: PageKey | null = null;
  let pages = 0;
  do {
    const page: ReturnType<typeof pageAfter<Row>> = pageAfter(
      meanwhile(pages++),
      order,
      after,
      limit,
    );
    expect(page.rows.length).toBeLessThanOrEqual(limit);
    seen.push(...page.rows);
    after = page.next;
  } while (after !== null);
  return seen;
}

describe('pages by key', () => {
  it('make up the whole list in order', () => {
    fc.assert(
      fc.property(rows, orders, limits, (list, direction, limit) => {
        const order: Order<Row> = { key: ({ rank }) => rank, direction };
        expect(readAll(order, limit, () => list)).toEqual(inOrder(list, order));
      }),
    );
  });

  it('show what was there all the time exactly once, whatever comes and goes', () => {
    fc.assert(
      fc.property(rows, rows, orders, limits, (staying, passing, direction, limit) => {
        const order: Order<Row> = { key: ({ rank }) => rank, direction };
        const ids = new Set(staying.map(({ id }) => id));
        const others = passing.filter(({ id }) => !ids.has(id));
        const seen = readAll(order, limit, (page) =>
          page % 2 === 0 ? staying : [...others, ...staying],
        );
        expect(seen.filter(({ id }) => ids.has(id))).toEqual(inOrder(staying, order));
      }),
    );
  });

  it('hold at least one row', () => {
    const order: Order<Row> = { key: ({ rank }) => rank, direction: 'ascending' };
    expect(() => pageAfter([], order, null, 0)).toThrow(RangeError);
    expect(pageAfter([], order, null, 1)).toEqual({ rows: [], next: null });
  });
});
