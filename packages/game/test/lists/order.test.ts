import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inOrder, type Order } from '../../src/lists/order.ts';

interface Row {
  readonly id: string;
  readonly rank: number;
}

const rows = fc.uniqueArray(fc.record({ id: fc.uuid(), rank: fc.integer({ min: 0, max: 5 }) }), {
  selector: ({ id }) => id,
  maxLength: 40,
});
const directions = fc.constantFrom<Order<Row>['direction']>('ascending', 'descending');

it('puts every row after those before it by key, and equals in the same direction by id', () => {
  fc.assert(
    fc.property(rows, directions, (list, direction) => {
      const ordered = inOrder(list, { key: ({ rank }) => rank, direction });
      expect(new Set(ordered)).toEqual(new Set(list));
      const ascending = direction === 'ascending' ? ordered : ordered.toReversed();
      for (const [index, row] of ascending.slice(1).entries()) {
        const before = ascending[index];
        const isLater =
          before && (row.rank > before.rank || (row.rank === before.rank && row.id > before.id));
        expect(isLater).toBe(true);
      }
    }),
  );
});
