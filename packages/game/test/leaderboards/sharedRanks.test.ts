import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharedRanks } from '../../src/leaderboards/sharedRanks.ts';

const row = fc.record({
  score: fc.integer({ min: 0, max: 3 }),
  level: fc.integer({ min: 0, max: 2 }),
});

test('a rank is one more than the number of rows that are before', () => {
  fc.assert(
    fc.property(fc.array(row), (unordered) => {
      const rows = unordered.toSorted((a, b) => b.score - a.score || b.level - a.level);
      const before = (one: (typeof rows)[number]) =>
        rows.filter((o) => o.score > one.score || (o.score === one.score && o.level > one.level));
      expect(sharedRanks(rows)).toEqual(rows.map((each) => before(each).length + 1));
    }),
  );
});
