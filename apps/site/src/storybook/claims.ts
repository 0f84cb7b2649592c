import type { ClaimableRunner, ClaimingRace, OwnClaim } from '@furlong/backend';
import { HOUR, MINUTE } from '@furlong/game/rules';
import { horse, race } from './fixtures.ts';
import { moment } from './moment.ts';
import { hillside } from './players.ts';

/** Claiming races, and what the player has claimed, the last first. */
export interface Claims {
  races: ClaimingRace[];
  own: OwnClaim[];
}

const names = ['Paper Kite', 'Night Heron', 'Gilded Lily', 'Old Harbour'];
const { id, name, silks } = hillside;

/** A runner of the house's that nobody has claimed. */
export const runnerOf = (number: number, over: Partial<ClaimableRunner> = {}): ClaimableRunner => ({
  horse: {
    ...horse,
    ...{ id: `runner-${number}`, name: names[number % names.length] ?? '', figures: '3142' },
  },
  stable: { id: 'house', name: 'Larkhill House', silks, isHouse: true },
  ...{ draw: number, guide: 7_850, comparable: { median: 8_200, sales: 12 }, claims: 0 },
  claimedByYou: false,
  ...over,
});

/** A claiming race off in twelve minutes; its claims are open for ten more. */
export const claimingRace: ClaimingRace = {
  ...race,
  ...{ id: 'claiming', name: 'Juniper Claiming Stakes', grade: 'Claiming', status: 'closed' },
  ...{ claimPrice: 8_000, closesAt: moment - 8 * MINUTE, claimsShutAt: moment + 10 * MINUTE },
  ...{ offAt: moment + 12 * MINUTE, purse: 6_000, entryFee: 180, entriesCount: 3 },
  conditions:
    'At level weights, with allowances for age and sex, for three-year-olds and upward rated 44 to 56. Any runner may be claimed for $8,000.',
  claimable: [
    runnerOf(1, { claims: 2 }),
    runnerOf(2, { comparable: null }),
    runnerOf(3, {
      stable: { id, name, silks, isHouse: false },
      comparable: { median: 7_400, sales: 1 },
    }),
  ],
};

/** One whose entries are open for twenty minutes more. */
export const claimingLater: ClaimingRace = {
  ...claimingRace,
  ...{ id: 'claiming-later', name: 'Foxglove Claiming Stakes', status: 'open', claimPrice: 5_000 },
  ...{ closesAt: moment + 20 * MINUTE, claimsShutAt: moment + 38 * MINUTE },
  ...{ offAt: moment + 40 * MINUTE, entriesCount: 5, claimable: [] },
};

/** A claim that waits for its race. */
export const claimOf = (number: number, over: Partial<OwnClaim> = {}): OwnClaim => ({
  ...{ id: `claim-${number}`, price: 8_000, madeAt: moment - number * HOUR, state: 'held' },
  race: { id: 'claiming', name: 'Juniper Claiming Stakes', offAt: moment + 12 * MINUTE },
  horse: { id: `runner-${number}`, name: names[number % names.length] ?? '' },
  vendor: { id, name },
  ...{ settledAt: null, claims: 1, winner: null },
  ...over,
});

export const claims: Claims = { races: [claimingRace, claimingLater], own: [] };
