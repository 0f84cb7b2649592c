import type { openRace } from '@furlong/backend/service';

const at = Date.now();

/** A race whose seed has not been revealed yet. */
export const sealedRace = {
  race: {
    slot: 'sealed',
    name: 'The Sealed Stakes',
    trackId: 'kingsmere',
    distance: 1200,
    surface: 'Turf',
    going: 0,
    grade: 'Class 4',
    ageClass: '3yo+',
    conditions: 'For horses rated 40 to 60',
    suitableFor: ['Sprint'],
    purse: 11_000,
    entryFee: 330,
    minRating: null,
    maxRating: null,
    noviceStablesOnly: false,
    claimPrice: null,
    championship: null,
    maxEntries: 12,
    offAt: at + 600_000,
  },
  closesAt: at + 580_000,
  seed: 'c0ffee'.repeat(11).slice(0, 64),
  engine: 'furlong-2',
  terms: '{}',
  openingField: 0,
  at,
} satisfies Parameters<typeof openRace>[1];
