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
  credits: { label: 'Packs of credits', kinds: ['credit_pack'] },
  start: { label: 'First credits', kinds: ['grant'] },
  transfers: { label: 'Transfers', kinds: ['wallet_transfer'] },
} as const satisfies Record<string, { label: string; kinds: readonly StatementKind[] }>;

export type Subject = keyof typeof subjects;

const names = Object.keys(subjects) as Subject[];

/** What the address narrows a statement to; null for all, and for what it says wrongly. */
export const readSubject = (search: URLSearchParams, among: readonly Subject[]): Subject | null =>
  among.find((subject) => subject === search.get('about')) ?? null;

export const allSubjects: readonly Subject[] = names;

/** The kinds of payments that are about something, or about any of several. */
export const kindsOf = (about: readonly Subject[]): StatementKind[] =>
  about.flatMap((subject) => [...subjects[subject].kinds]);
