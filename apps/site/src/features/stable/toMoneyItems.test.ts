import type { MoneyDay } from '@furlong/backend';
import { expect, test } from 'vitest';
import { toMoneyLines } from './toMoneyItems.ts';

const of = (day: string, kind: MoneyDay['kind'], amount: number): MoneyDay => ({
  ...{ day, kind, amount, movements: 1 },
});

test('a day is one line: what each kind came to, and the sum', () => {
  const lines = toMoneyLines([
    of('2026-01-20', 'box_fee', -450),
    of('2026-01-20', 'training', -1_500),
    of('2026-01-20', 'prizes', 4_000),
  ]);
  expect(lines.map(({ item }) => item)).toMatchObject([
    { subject: 'Week 3:', action: 'boxes −$450, sessions −$1,500', sum: '−$1,950' },
  ]);
});

test('what moves between wallet and credits is told, and is in no sum', () => {
  const [line] = toMoneyLines([of('2026-01-20', 'wallet_transfer', 1_200)]);
  expect(line?.item.action).toBe('$1,200 moved to credits');
  expect(line?.item).not.toHaveProperty('sum');
});

test('a day of nothing but prizes has no line of its own', () => {
  expect(toMoneyLines([of('2026-01-20', 'prizes', 4_000)])).toEqual([]);
});
