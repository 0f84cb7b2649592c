import { expect, test } from 'vitest';
import { asksForSomething, choices, readOrderOf, readSearch, writeAddress } from './saleSearch.ts';

const readOrder = readOrderOf({ cheapest: 'Cheapest first', name: 'By name' }, 'cheapest');
const nothing = readSearch(new URLSearchParams());

test('an address without a search asks for nothing, in the order of the price', () => {
  expect(asksForSomething(nothing)).toBe(false);
  expect(readOrder(new URLSearchParams())).toBe('cheapest');
  expect(readOrder(new URLSearchParams({ order: 'name' }))).toBe('name');
});

test('every choice that is offered can stand in the address', () => {
  for (const [input, values] of Object.entries(choices)) {
    for (const value of Object.keys(values)) {
      const address = writeAddress(new URLSearchParams(), { [input]: value });
      expect(readSearch(address)).toEqual({ ...nothing, [input]: value });
    }
  }
});

test('what an address does not know asks for nothing, and a long text is cut', () => {
  const address = new URLSearchParams({ price: 'free', order: 'random', search: 'x'.repeat(200) });
  expect(readSearch(address)).toEqual({ ...nothing, text: 'x'.repeat(70) });
  expect(readOrder(address)).toBe('cheapest');
});

test('an address keeps what else it says, and leaves out what is empty', () => {
  const before = new URLSearchParams({ price: 'low', age: 'young', order: 'name' });
  const next = writeAddress(before, { price: null, search: '', order: null, buy: 'h1' });
  expect(next.toString()).toBe('age=young&buy=h1');
});
