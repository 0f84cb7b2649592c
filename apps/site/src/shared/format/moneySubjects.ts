import type { StatementKind } from '@furlong/backend';

/** What the lines of an account are about, as a filter and the address call it. */
export const subjects = {
  racing: {
    label: 'Races',
    kinds: [
      'prizes',
      'entry_fee',
      'entry_refund',
      'request_listing',
      'request_fee',
      'request_refund',
    ],
  },
  training: { label: 'Training', kinds: ['training'] },
  equipment: { label: 'Equipment', kinds: ['equipment'] },
  horses: {
    label: 'Horses',
    kinds: [
      'horse_sale',
      'horse_return',
      'auction_listing',
      'bid',
      'bid_refund',
      'claim',
      'claim_refund',
      'claim_sale',
    ],
  },
  boxes: { label: 'Boxes', kinds: ['box_fee'] },
  goals: { label: 'Objectives', kinds: ['goal'] },
  credits: { label: 'Packs of credits', kinds: ['credit_pack'] },
  start: { label: 'First credits', kinds: ['grant'] },
  transfers: { label: 'Transfers', kinds: ['wallet_transfer'] },
} as const satisfies Record<string, { label: string; kinds: readonly StatementKind[] }>;

export type Subject = keyof typeof subjects;
