import { expect, test } from 'vitest';
import { boardAddress, readBoard } from './boardAddress.ts';

const view = { lens: 'strike', season: 3, scope: '4yo+', sex: 'female' } as const;

test('an address says what differs from the usual, and is read back', () => {
  const address = boardAddress(view, 'wins');
  expect(`${address}`).toBe('by=strike&season=3&of=4yo%2B&sex=female');
  expect(readBoard(address, 'wins')).toEqual(view);
  const usual = { lens: 'wins', season: null, scope: null, sex: null } as const;
  expect(`${boardAddress(usual, 'wins')}`).toBe('');
});

test('what an address cannot mean asks for nothing', () => {
  const address = new URLSearchParams('by=luck&season=-1&of=Mud&sex=horse');
  const usual = { lens: 'wins', season: null, scope: null, sex: null };
  expect(readBoard(address, 'wins')).toEqual(usual);
});
