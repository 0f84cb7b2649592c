import type { StatementKind, StatementLine } from '@furlong/backend';
import { expect, test } from 'vitest';
import { moment } from '../../storybook/moment.ts';
import { creditLines, walletLines } from '../../storybook/statements.ts';
import { allSubjects, kindsOf } from './statementKinds.ts';
import { toStatementFile, toStatementRow } from './toStatementRow.ts';

const rowsOf = (lines: readonly StatementLine[], wallet: 'credits' | 'wallet') =>
  lines.map((line) => toStatementRow(line, wallet, moment));

test('each line says what it was for, and where it came from or went', () => {
  expect(rowsOf(creditLines, 'credits').map(({ what, from }) => [what.text, from.text])).toEqual([
    ['Silver Comet into a race request', 'Held for the request'],
    ['Moved here', 'Wallet'],
    ['Entry fee back from the Ashford Stakes', 'The race’s purse'],
    ['Entry of Silver Comet in the Ashford Stakes', 'The race’s purse'],
    ['Old Campaigner, sold', 'Hillside, $450 commission'],
    ['Silver Comet, bought', 'The house'],
    ['Club Saddle and 2 more', 'The house'],
    ['Training of Silver Comet', 'The house'],
    ['What every new stable is given', 'The house'],
  ]);
  expect(rowsOf(walletLines, 'wallet').map(({ what, from }) => [what.text, from.text])).toEqual([
    ['Moved away', 'Credits'],
    ['Prize money in the Ashford Stakes', 'The race’s purse'],
  ]);
});

test('an amount has its sign from its tone, and the balance none', () => {
  const [fee, moved] = rowsOf(creditLines, 'credits');
  expect(fee).toMatchObject({ amount: '$200', tone: 'loss', balance: '$23,800' });
  expect(moved).toMatchObject({ amount: '$1,000', tone: 'gain', balance: '$24,000' });
});

test('a file has the same words, figures without signs of money, and times by UTC', () => {
  const [head, first] = toStatementFile(creditLines, 'credits');
  expect(head).toEqual(['Time', 'For', 'From or to', 'Amount', 'Balance']);
  expect(first?.slice(1)).toEqual([
    'Silver Comet into a race request',
    'Held for the request',
    -200,
    23_800,
  ]);
  expect(first?.[0]).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
});

test('every kind of payment is about one subject', () => {
  const every: Record<StatementKind, true> = {
    ...{ grant: true, entry_fee: true, entry_refund: true, prizes: true, training: true },
    ...{ equipment: true, horse_sale: true, horse_return: true, box_fee: true },
    ...{ request_listing: true, request_fee: true, request_refund: true, wallet_transfer: true },
    ...{ claim: true, claim_refund: true, claim_sale: true },
    ...{ auction_listing: true, bid: true, bid_refund: true, credit_pack: true, goal: true },
  };
  expect(kindsOf(allSubjects).toSorted()).toEqual(Object.keys(every).toSorted());
});
