import { expect, test } from 'vitest';
import { ledByHillside, lotOf } from '../../storybook/auctions.ts';
import { hillside } from '../../storybook/players.ts';
import {
  endWords,
  houseBidsWords,
  priceOf,
  sayReserve,
  standingOf,
  toLotTiles,
} from './lotWords.ts';

const led = (over: Parameters<typeof lotOf>[1] = {}) => lotOf(1, { ...ledByHillside, ...over });

test('a lot says what it stands at, and before the first bid what that is at the least', () => {
  const ended = (outcome: 'sold' | 'unsold') => led({ ended: { at: 0, outcome } });
  expect([lotOf(1), led(), ended('sold'), ended('unsold')].map(priceOf)).toEqual([
    { label: 'Bids from', amount: '$1,600' },
    { label: 'Stands at', amount: '$2,400' },
    { label: 'Sold for', amount: '$2,400' },
    { label: 'Stood at', amount: '$2,400' },
  ]);
  expect([sayReserve(lotOf(1)), sayReserve(led()), sayReserve(led({ reserveMet: true }))]).toEqual([
    null,
    'Reserve not met',
    'Reserve met',
  ]);
});

test('the reserve is told to its vendor alone', () => {
  const own = led({ vendor: hillside, vendorKind: 'stable', reserve: 4_000 });
  expect(standingOf(own, hillside.id)?.text).toContain('$4,000');
  const others = led({ vendor: hillside, vendorKind: 'stable' });
  expect(JSON.stringify([standingOf(others, null), toLotTiles(others)])).not.toContain('4,000');
});

test('who looks at a lot reads whether it leads, was outbid, or has nothing to do with it', () => {
  const own = { maximum: 3_000, stands: true, sealed: false };
  expect(standingOf(led({ own }), hillside.id)?.text).toBe(
    'You lead at $2,400. Your maximum of $3,000 is held.',
  );
  expect(standingOf(led({ own: { ...own, stands: false } }), 'another')?.text).toMatch(/outbid/);
  expect(standingOf(led(), 'another')).toBeNull();
  expect(standingOf(led(), null)).toBeNull();
});

test('a lot that is over says to whom it went, and to its buyer that it is theirs', () => {
  const sold = led({ ended: { at: 0, outcome: 'sold' } });
  expect(standingOf(sold, null)?.text).toBe('Sold to Hillside for $2,400.');
  expect(standingOf(sold, hillside.id)?.text).toMatch(/^Yours for \$2,400/);
  expect([endWords(sold, null), endWords(sold, hillside.id)]).toEqual([
    'Sold to Hillside.',
    'Yours. It is in your stable.',
  ]);
  expect(endWords(led({ ended: { at: 0, outcome: 'void' } }), null)).toMatch(/^Called off/);
  for (const outcome of ['unsold', 'withdrawn', 'void'] as const) {
    expect(standingOf(led({ ended: { at: 0, outcome } }), null)?.tone).toBe('info');
  }
});

test('what the house’s stables bid at the most is said with every lot of the house', () => {
  expect(houseBidsWords).toContain('up to 80% of the guide');
});
