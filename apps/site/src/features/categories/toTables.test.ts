import { expect, test } from 'vitest';
import {
  ageRows,
  juvenile,
  penalisedWins,
  penaltyRows,
  prizeRows,
  thirdsInWords,
} from './toTables.ts';

test('prizes, penalties and weight for age stand as the rules have them', () => {
  expect(prizeRows).toEqual([
    { field: '8 and more', shares: ['55', '20', '10', '6', '4'], others: '5' },
    { field: '5 to 7', shares: ['60', '21', '12', '7', '–'], others: '–' },
    { field: '2 to 4', shares: ['65', '25', '10', '–', '–'], others: '–' },
  ]);
  expect(penalisedWins).toEqual(['Grade 1', 'Grade 2', 'Grade 3']);
  expect(penaltyRows.map(({ grade }) => grade)).toEqual(['Grade 2', 'Grade 3', 'Listed']);
  expect(ageRows.map(({ distance }) => distance)).toEqual([1000, 1200, 1400, 1600, 2000, 2400]);
  expect([juvenile, ...thirdsInWords]).toEqual([14, 'Weeks 1–4', 'Weeks 5–8', 'Weeks 9–12']);
});
