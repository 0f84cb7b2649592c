import type { PurseWeek } from '@furlong/backend';
import { expect, test } from 'vitest';
import { toPurseRow, toPurseWords } from './toPurses.ts';

const week: PurseWeek = {
  beginsAt: Date.UTC(2026, 10, 16),
  percent: 105,
  judgedWeeks: 4,
  stables: 104,
  won: 970_000,
  spent: 1_000_000,
};

test('what the house pays is told with what it rests on', () => {
  expect(toPurseWords([week, { ...week, percent: 100 }])).toBe(
    'Since 16 Nov 2026 the house pays 105% of what its class plans toward each purse. In the 4 weeks before, stables won $0.97 for each dollar that racing cost them; $1.00 to $1.03 is the aim. A race keeps the purse that it was opened with.',
  );
  expect(toPurseWords([{ ...week, percent: 100, judgedWeeks: 1 }])).toMatch(
    /pays what its class plans toward each purse\. In the week before,/,
  );
});

test('before anything was judged, purses are as planned', () => {
  expect(toPurseWords([])).toMatch(/too little has been raced/);
  expect(toPurseWords([{ ...week, won: 0, spent: 0 }])).toMatch(/too little has been raced/);
  expect(toPurseRow({ ...week, won: 0, spent: 0 }).each).toBe('–');
});
