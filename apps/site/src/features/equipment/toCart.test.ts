import { expect, test } from 'vitest';
import { shop } from '../../storybook/shop.ts';
import { toCart } from './toCart.ts';

const having = (quantities: Readonly<Record<string, number>>) =>
  shop.map((item) => ({
    ...item,
    inCart: quantities[item.id] ?? 0,
    cartPrice: quantities[item.id] ? item.price : null,
  }));

const means = (credits: number, wallet = 0) => ({ credits, wallet });

test('a cart adds its lines up, and says what they leave', () => {
  const cart = toCart(having({ 'club-saddle': 1, 'steel-plates': 2 }), means(2000));
  expect(cart).toMatchObject({ sum: 1700, total: '$1,700', credits: '$2,000', left: '$300' });
  expect(cart.lines.map(({ itemId, quantity, price }) => [itemId, quantity, price])).toEqual([
    ['club-saddle', 1, '$900'],
    ['steel-plates', 2, '$800'],
  ]);
});

test('what the credits do not hold leaves nothing, and all of them leave $0', () => {
  expect(toCart(having({ 'club-saddle': 1 }), means(899)).left).toBeNull();
  expect(toCart(having({ 'club-saddle': 1 }), means(900)).left).toBe('$0');
  expect(toCart(having({}), means(900))).toMatchObject({ sum: 0, lines: [], left: '$900' });
});

test('what the credits lack and the wallet has is moved', () => {
  expect(toCart(having({ 'club-saddle': 1 }), means(400, 600))).toMatchObject({
    ...{ moved: 500, fromWallet: '$500', left: '$0' },
  });
  expect(toCart(having({ 'club-saddle': 1 }), means(400, 499)).moved).toBeNull();
  expect(toCart(having({ 'club-saddle': 1 }), means(900, 600))).not.toHaveProperty('fromWallet');
});

test('a line says what a piece cost when it was put in, if that has changed', () => {
  const dearer = having({ 'club-saddle': 2, 'steel-plates': 1 }).map((item) =>
    item.id === 'club-saddle' ? { ...item, price: 1000 } : item,
  );
  const { lines, sum } = toCart(dearer, means(25_000));
  expect(sum).toBe(2400);
  expect(lines.map(({ was }) => was)).toEqual(['$900', undefined]);
});
