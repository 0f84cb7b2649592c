import { toMyPaper } from '@furlong/backend/paper';
import { expect, test } from 'vitest';
import { myPaper, quietPaper } from '../../storybook/papers.ts';
import { bestRun, sayRun, sayRuns, saySessions, toMoneyRows } from './toOwnWords.ts';

const paper = toMyPaper(myPaper);
const [won, sixth] = paper.runs;
if (won === undefined || sixth === undefined) throw new Error('The paper has no runs.');

test('says of runs how many they were, what came of them, and when none came to anything', () => {
  expect(sayRuns(paper.runs, false)).toBe('2 runs: 1 win and $25,000 in prizes.');
  expect(sayRuns([sixth], false)).toBe('1 run, none in the first three.');
  expect(sayRuns([{ ...sixth, place: 3 }], false)).toBe('1 run: 1 place.');
  expect(sayRuns([won], true)).toBe('The last 1 run: 1 win and $25,000 in prizes.');
  expect(sayRuns([], false)).toBe('None of your horses ran.');
});

test('the best run is the first home, and of those level the last', () => {
  const later = { ...won, id: 'later', at: won.at + 1 };
  expect(bestRun([sixth, won, later])).toBe(later);
  expect(bestRun([])).toBeUndefined();
  expect([sayRun(won), sayRun(sixth)]).toEqual([
    'Silver Comet won the Moor Handicap',
    'Iron Duchess was 6th of 9 in the Red Mesa Dash',
  ]);
});

test('sessions are told a horse at a time', () => {
  expect(saySessions(paper.sessions)).toEqual([
    { id: 'silver-comet', name: 'Silver Comet', text: '2 of Speed and 1 of Agility' },
  ]);
});

test('money is told by what it was for, and what was only moved is not', () => {
  const money = [...paper.money, { kind: 'wallet_transfer', amount: 900 } as const];
  expect(toMoneyRows(money).map(({ label, amount }) => [label, amount])).toEqual([
    ['Races', 23_950],
    ['Training', -1_350],
    ['Horses', 4_000],
  ]);
  expect(toMoneyRows(toMyPaper(quietPaper).money)).toEqual([]);
});
