import { expect, test } from 'vitest';
import { readView, writeView } from './calendarAddress.ts';

const today = '2026-11-21';
const first = readView(new URLSearchParams(), today);

test('an address without a word is today, of all horses, as a month', () => {
  expect(first).toEqual({
    ...{ day: today, list: false, horseId: null, trackId: null, grade: null, suits: false },
  });
  expect(writeView(first, today)).toEqual({});
});

test('what is chosen is read back from its address', () => {
  const view = {
    ...{ day: '2026-12-24', list: true, horseId: 'h1', trackId: 'kingsmere' as const },
    ...{ grade: 'Class 4', suits: true },
  };
  expect(readView(new URLSearchParams(writeView(view, today)), today)).toEqual(view);
});

test('what is no day and no track is as at first', () => {
  const search = new URLSearchParams('day=2026-02-31&track=Ascot&view=wall&suits=maybe');
  expect(readView(search, today)).toEqual(first);
});
