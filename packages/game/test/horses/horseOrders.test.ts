import { expect, it } from 'vitest';
import { horseOrders } from '../../src/horses/horseOrders.ts';
import { inOrder } from '../../src/lists/order.ts';

const stable = [
  { id: '1', name: 'ferryman', rating: 91, wins: 2, earnings: 300, birthSeason: -6 },
  { id: '2', name: 'Halcyon Blue', rating: 96, wins: 1, earnings: 900, birthSeason: -4 },
  { id: '3', name: 'Acorn', rating: 60, wins: 5, earnings: 100, birthSeason: -2 },
];

it.each([
  ['best rated', ['2', '1', '3']],
  ['most wins', ['3', '1', '2']],
  ['richest', ['2', '1', '3']],
  ['youngest', ['3', '2', '1']],
  ['name', ['3', '1', '2']],
] as const)('a stable in the order %s', (order, ids) => {
  expect(inOrder(stable, horseOrders[order]).map(({ id }) => id)).toEqual(ids);
});
