import { expect, test } from 'vitest';
import { ledByHillside, lotOf } from '../../storybook/auctions.ts';
import { hillside } from '../../storybook/players.ts';
import { sayPrice, sayReserve, standingOf, toLotTiles } from './lotWords.ts';

const led = (over: Parameters<typeof lotOf>[1] = {}) => lotOf(1, { ...ledByHillside, ...over });

test('a lot says what it stands at, and before the first bid what that is at the least', () => {
  expect([sayPrice(lotOf(1)), sayPrice(led())]).toEqual(['Bids from $1,600', '$2,400']);
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
  for (const outcome of ['unsold', 'withdrawn', 'void'] as const) {
    expect(standingOf(led({ ended: { at: 0, outcome } }), null)?.tone).toBe('info');
  }
});
