import { expect, test } from 'vitest';
import { readForumSearch } from './forumSearch.ts';

const read = (address: string) => readForumSearch(new URLSearchParams(address));

test('an address looks for words, a stable, or both, in one section or all', () => {
  expect(read('q=going+')).toEqual({ words: 'going', section: null, stable: null });
  expect(read('q=going&in=market&by=Hillside')).toEqual({
    ...{ words: 'going', section: 'market', stable: 'Hillside' },
  });
  expect(read('by=Hillside&in=nowhere')).toEqual({
    ...{ words: '', section: null, stable: 'Hillside' },
  });
});

test('an address without words and stable looks for nothing', () => {
  expect([read(''), read('q=+'), read('in=market')]).toEqual([null, null, null]);
});
