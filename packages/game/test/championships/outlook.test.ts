import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutOf, lacking, outlookOf, type TableRow } from '../../src/championships/outlook.ts';

const row = (horseId: string, points: number, automatic = false): TableRow => ({
  ...{ horseId, points, automatic },
});
const twelve = Array.from({ length: 12 }, (_, rank) => row(`${rank + 1}`, 120 - 10 * rank));
const nothing = { toCome: [], automaticToCome: 0 };

describe('the cut', () => {
  it('is where the eleventh place ends', () => {
    expect(cutOf(twelve)?.horseId).toBe('11');
    expect(cutOf(twelve.slice(0, 10))).toBeNull();
    const won = [...twelve, row('won', 0, true)];
    expect(cutOf(won)?.horseId).toBe('10');
    expect(lacking(won, 'won')).toBe(0);
    expect(lacking(won, '11')).toBe(11);
    expect(lacking(won, 'nobody')).toBe(31);
    expect(lacking([], 'nobody')).toBe(1);
  });
});

describe('what can still become of a horse', () => {
  it('is counted from the points to come', () => {
    expect(outlookOf(twelve, '1', nothing)).toBe('safe');
    expect(outlookOf(twelve, '12', nothing)).toBe('out');
    expect(outlookOf(twelve, '12', { toCome: [[10, 5, 3, 2, 1]], automaticToCome: 0 })).toBe(
      'possible',
    );
    expect(outlookOf(twelve, '12', { toCome: [[9, 5, 3, 2, 1]], automaticToCome: 0 })).toBe('out');
    expect(outlookOf(twelve, '10', nothing)).toBe('in');
    const won = [...twelve, row('won', 0, true)];
    expect(outlookOf(won, 'won', nothing)).toBe('won-in');
  });

  it('of one that is safe is never to be left out, whatever is still run', () => {
    const table = fc
      .array(fc.integer({ min: 0, max: 60 }), { minLength: 8, maxLength: 20 })
      .map((points) => points.sort((a, b) => b - a).map((each, index) => row(`${index}`, each)));
    const races = fc.array(fc.constantFrom([10, 5, 3, 2, 1], [20, 10, 6, 4, 2]), { maxLength: 4 });
    const orders = fc.array(fc.array(fc.nat({ max: 25 }), { minLength: 5, maxLength: 5 }), {
      minLength: 4,
      maxLength: 4,
    });
    fc.assert(
      fc.property(table, races, orders, (before, toCome, finishes) => {
        const total = new Map(before.map(({ horseId, points }) => [horseId, points]));
        for (const [index, points] of toCome.entries()) {
          const first = new Set(finishes[index]?.map(String));
          for (const [place, id] of [...first].entries()) {
            total.set(id, (total.get(id) ?? 0) + (points[place] ?? 0));
          }
        }
        const after = [...total]
          .map(([id, points]) => row(id, points))
          .sort((a, b) => b.points - a.points);
        for (const { horseId } of before) {
          const outlook = outlookOf(before, horseId, { toCome, automaticToCome: 0 });
          if (outlook === 'safe') expect(lacking(after, horseId)).toBe(0);
          if (outlook === 'out') expect(lacking(after, horseId)).toBeGreaterThan(0);
        }
      }),
    );
  });
});
