import { expect, test } from 'vitest';
import { allPages } from './allPages.ts';
import { firstPage, keyAfterPage } from './keyAfterPage.ts';

const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index }));

test('the page after a full one begins behind its last row', () => {
  expect(firstPage()).toBeNull();
  expect(keyAfterPage(rows(1, 20), 20)).toEqual({ id: 20 });
});

test('no page comes after one that is not full, nor after none', () => {
  expect(keyAfterPage(rows(1, 19), 20)).toBeUndefined();
  expect(keyAfterPage([], 20)).toBeUndefined();
});

test.each([0, 1, 99, 100, 101, 200, 250])(
  'of %i rows all are fetched, each once',
  async (count) => {
    const all = rows(1, count);
    const fetched = await allPages<{ id: number }>(async ({ after, limit }) =>
      all.filter(({ id }) => id > (after?.id ?? 0)).slice(0, limit),
    );
    expect(fetched).toEqual(all);
  },
);
