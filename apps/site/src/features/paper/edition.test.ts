import { DAY } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { readEdition } from './edition.ts';

const now = Date.parse('2026-11-28T07:30:00Z');
const read = (day: string) => readEdition(new URLSearchParams({ day }), now);

test('names a day that is over, with those beside it', () => {
  expect(read('2026-11-27')).toEqual({
    ...{ day: '2026-11-27', isToday: false, before: '2026-11-26', after: '2026-11-28' },
  });
});

test('is today’s for what is no day, and for one to come', () => {
  for (const day of ['', 'x', '2026-02-30', '2026-11-28', '2026-12-01', '2026-13-01']) {
    expect(read(day)).toMatchObject({ day: '2026-11-28', isToday: true, after: null });
  }
  expect(readEdition(new URLSearchParams(), now + DAY).day).toBe('2026-11-29');
});
