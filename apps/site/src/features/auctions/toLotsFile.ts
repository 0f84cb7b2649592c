import type { ListedLot } from '@furlong/backend';
import { ageAt } from '@furlong/game/rules';
import type { CsvCell } from '../../shared/csv/csv.ts';

/**
 * Past lots as rows of a file, the heads first.
 * @param now ms since 1970
 */
export const toLotsFile = (lots: readonly ListedLot[], now: number): CsvCell[][] => [
  [
    ...['Lot', 'Horse', 'Age', 'Sex', 'Rating', 'Specialty', 'Vendor', 'Guide, $'],
    ...['Price, $', 'Bids', 'Outcome', 'Buyer', 'Hammer'],
  ],
  ...lots.map(({ number, horse, vendor, guide, price, bids, leader, ended }) => [
    ...[number, horse.name, ageAt(horse.birthSeason, ended?.at ?? now), horse.sex],
    ...[horse.rating, horse.specialty, vendor.name, guide, price, bids, ended?.outcome ?? null],
    ...[ended?.outcome === 'sold' ? (leader?.name ?? null) : null],
    ended === null ? null : new Date(ended.at).toISOString(),
  ]),
];
