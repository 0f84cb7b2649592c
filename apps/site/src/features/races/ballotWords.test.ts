import type { BallotLot } from '@furlong/backend';
import { expect, test } from 'vitest';
import { race } from '../../storybook/fixtures.ts';
import { ballotAhead, enteredNow, toBallotedOut } from './ballotWords.ts';

const crowd = { ...race, entriesCount: 18, houseCount: 4 };

test('a ballot is foretold once players have entered more than can run', () => {
  expect(ballotAhead(crowd)).toBe('14 entered, 12 run: a ballot decides when entries close.');
  expect(enteredNow(crowd)).toBe(14);
  expect(ballotAhead({ ...crowd, status: 'closed' })).toBeUndefined();
});

test('the house’s horses make way, and are no reason for a ballot', () => {
  const full = { ...crowd, entriesCount: 15 };
  expect(ballotAhead(full)).toBeUndefined();
  expect(enteredNow(full)).toBe(12);
});

const lot = (turn: number, others: Partial<BallotLot> = {}): BallotLot => ({
  ...{ horseId: `h${turn}`, horseName: `Horse ${turn}`, stableId: 's', stableName: 'Oak' },
  ...{ isHouse: false, turn, runs: turn <= 12, missedRaceId: null, preferred: false },
  ...{ nonce: 'n', enteredAt: 0, ...others },
});

test('the reserves are told in their order, without the house’s horses', () => {
  const lots = Array.from({ length: 15 }, (_, index) => lot(index + 1, { isHouse: index === 14 }));
  const out = toBallotedOut(race, lots);
  expect(out?.summary).toMatch(/^14 were entered and 12 run\./);
  expect(out?.consolation).toMatch(/^The fees are back with their stables\./);
  expect(out?.reserves.map(({ horse, turn }) => [horse, turn])).toEqual([
    ['Horse 13', '1st reserve'],
    ['Horse 14', '2nd reserve'],
  ]);
  expect(toBallotedOut({ ...race, entryFee: 0 }, lots)?.consolation).toMatch(/^Whoever/);
});

test('where only the house’s horses made way nobody was balloted out', () => {
  const lots = Array.from({ length: 13 }, (_, index) => lot(index + 1, { isHouse: index > 8 }));
  expect(toBallotedOut(race, lots)).toBeNull();
  expect(toBallotedOut(race, [])).toBeNull();
});
