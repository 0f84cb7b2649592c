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
  expect(prizeRows.map(({ place, shares }) => [place, ...shares])).toEqual([
    ['1st', 55, 60, 65],
    ['2nd', 20, 21, 25],
    ['3rd', 10, 12, 10],
    ['4th', 6, 7, 0],
    ['5th', 4, 0, 0],
    ['All others', 5, 0, 0],
  ]);
  expect(penalisedWins).toEqual(['Grade 1', 'Grade 2', 'Grade 3']);
  expect(penaltyRows.map(({ grade }) => grade)).toEqual(['Grade 2', 'Grade 3', 'Listed']);
  expect(ageRows.map(({ distance }) => distance)).toEqual([1000, 1200, 1400, 1600, 2000, 2400]);
  expect([juvenile, ...thirdsInWords]).toEqual([14, 'Weeks 1–4', 'Weeks 5–8', 'Weeks 9–12']);
});
