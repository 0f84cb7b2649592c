import { DAY } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { horse, stable } from '../../storybook/fixtures.ts';
import { toSaleCard } from './toSaleCard.ts';

const now = horse.conditionAt;
const sold = { horse, seller: stable, price: 24_500 };

test('a card tells every field of a horse for sale', () => {
  expect(toSaleCard(sold, { now, mine: false })).toEqual({
    horseId: 'silver-comet',
    name: 'Silver Comet',
    summary: '4-year-old Colt',
    portrait: { horseId: 'silver-comet', coat: 'Grey', sex: 'male', age: 4 },
    rating: { value: 92, band: 'gold' },
    specialty: 'Mile',
    wins: 7,
    races: 15,
    condition: 'Very Good',
    bloodline: { sire: 'Comet Tail', dam: 'Silver Birch' },
    seller: { name: 'Silver Birch', silks: stable.silks },
    price: '$24,500',
    detailsHref: '/horses/silver-comet',
  });
});

test('condition is that of now, and one’s own horse says so', () => {
  expect(toSaleCard(sold, { now: now + 9 * DAY, mine: true })).toMatchObject({
    condition: 'Good',
    unavailableReason: 'Yours',
  });
});

test('a male of five or more is offered as a stallion', () => {
  const old = { ...horse, birthSeason: horse.birthSeason - 1 };
  expect(toSaleCard({ ...sold, horse: old }, { now, mine: false }).summary).toBe(
    '5-year-old Stallion',
  );
});
