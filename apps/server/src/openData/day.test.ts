import { expect, it } from 'vitest';
import { readDay } from './day.ts';

it('reads a day by UTC', () => {
  expect(readDay('2028-02-29')).toEqual({
    from: Date.UTC(2028, 1, 29),
    to: Date.UTC(2028, 2, 1),
  });
});

it.each(['today', '2027-02-29', '2026-13-01', '2026-1-1', '2026-11-27T00:00', '+02026-11-27', ''])(
  'reads no day from “%s”',
  (text) => {
    expect(readDay(text)).toBeNull();
  },
);
