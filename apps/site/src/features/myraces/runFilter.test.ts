import type { RunFilter } from '@furlong/backend';
import { expect, test } from 'vitest';
import { everyRun, readRunFilter, writeRunFilter } from './runFilter.ts';

test('the address says what narrows the runs, and is read as it was written', () => {
  expect(writeRunFilter(everyRun)).toEqual({});
  const narrowed: RunFilter = {
    ...{ horseId: 'comet', trackId: 'red-mesa', distance: 1600, surface: 'Dirt' },
    worstPlace: 3,
  };
  for (const filter of [everyRun, narrowed, { ...everyRun, worstPlace: 1 } as const]) {
    expect(readRunFilter(new URLSearchParams(writeRunFilter(filter)))).toEqual(filter);
  }
});

test('what it says wrongly narrows nothing', () => {
  for (const wrong of ['track=atlantis', 'distance=1601', 'surface=Sand', 'result=lost']) {
    expect(readRunFilter(new URLSearchParams(wrong))).toEqual(everyRun);
  }
});
