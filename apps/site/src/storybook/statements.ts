import type { HeldMoney, StatementLine } from '@furlong/backend';
import { HOUR } from '@furlong/game/rules';
import { horse, race } from './fixtures.ts';
import { moment } from './moment.ts';

const line = (
  id: number,
  {
    kind,
    amount,
    balance,
    ...more
  }: Pick<StatementLine, 'kind' | 'amount' | 'balance'> & Partial<StatementLine>,
): StatementLine => ({
  ...{ id, kind, amount, balance, at: moment - (20 - id) * HOUR },
  ...{ race: null, raceRequestId: null, horse: null, items: [], other: null },
  ...more,
});

const ofRace = { race: { id: race.id, name: race.name } };
const ofHorse = { horse: { id: horse.id, name: horse.name } };

/** Credits that were given and spent, the newest line first. */
export const creditLines: readonly StatementLine[] = [
  line(9, {
    kind: 'request_fee',
    amount: -200,
    balance: 23_800,
    raceRequestId: 'q-harbour',
    ...ofHorse,
  }),
  line(8, { kind: 'wallet_transfer', amount: 1_000, balance: 24_000 }),
  line(7, { kind: 'entry_refund', amount: 650, balance: 23_000, ...ofRace }),
  line(6, { kind: 'entry_fee', amount: -650, balance: 22_350, ...ofRace, ...ofHorse }),
  line(5, {
    ...{ kind: 'horse_sale', amount: 8_550, balance: 23_000 },
    horse: { id: 'old-campaigner', name: 'Old Campaigner' },
    other: { id: 'hillside', name: 'Hillside', commission: 450 },
  }),
  line(4, { kind: 'horse_sale', amount: -8_000, balance: 14_450, ...ofHorse }),
  line(3, {
    ...{ kind: 'equipment', amount: -2_100, balance: 22_450 },
    items: ['Club Saddle', 'Ring Bridle', 'Steel Plates'],
  }),
  line(2, { kind: 'training', amount: -450, balance: 24_550, ...ofHorse }),
  line(1, { kind: 'grant', amount: 25_000, balance: 25_000 }),
];

/** Prize money that was won, and moved. */
export const walletLines: readonly StatementLine[] = [
  line(8, { kind: 'wallet_transfer', amount: -1_000, balance: 4_200 }),
  line(7, { kind: 'prizes', amount: 5_200, balance: 5_200, ...ofRace }),
];

/** The fee of a race to come, and that of a request. */
export const heldMoney: readonly HeldMoney[] = [
  { amount: 650, until: race.offAt, race: ofRace.race, raceRequestId: null, horse: null },
  { amount: 200, until: moment + 6 * HOUR, race: null, raceRequestId: 'q-harbour', horse: null },
  { amount: 5_000, until: moment + HOUR, race: null, raceRequestId: null, ...ofHorse },
];
