import type { Stable } from '@furlong/backend';
import { seasonAt, specialties } from '@furlong/game/rules';
import { horse, stable } from './fixtures.ts';
import type { SaleOfGame } from './game.ts';

/** Who sells for the house. */
const agent: Stable = {
  ...stable,
  id: 'marlpit-sales',
  name: 'Marlpit Sales',
  ownerName: 'Tobias Marl',
  silks: { ...stable.silks, bodyColours: ['beige', 'maroon'] },
};

const names = [
  'Harbour Nocturne',
  'Quiet Ledger',
  'Amber Parade',
  'Winter Orchard',
  'Lantern Step',
  'Cobalt Rumour',
] as const;

const coats = ['Bay', 'Chestnut', 'Grey', 'Black', 'Dark bay', 'Roan'] as const;

/** So many horses for sale, of the house but for every third, which another stable offers. */
export function salesOf(count: number, seller: Stable, now: number): SaleOfGame[] {
  return Array.from({ length: count }, (_, index) => {
    const ofHouse = index % 3 !== 2;
    const name = names[index % names.length] ?? 'Horse';
    const runs = ofHouse ? 0 : 4 + (index % 5);
    return {
      horse: {
        ...horse,
        id: `lot-${index}`,
        stableId: ofHouse ? agent.id : seller.id,
        name: index < names.length ? name : `${name} ${index}`,
        sex: index % 2 === 0 ? 'female' : 'male',
        birthSeason: seasonAt(now) - 2 - (index % 5),
        coat: coats[index % coats.length] ?? 'Bay',
        sire: 'Old Oak',
        dam: 'Fair Acorn',
        specialty: specialties[index % specialties.length] ?? 'Mile',
        rating: 46 + ((index * 11) % 50),
        ...{ runs, wins: Math.floor(runs / 4), places: Math.floor(runs / 2), earnings: 0 },
        ...{ form: '', figures: '' },
      },
      seller: ofHouse ? agent : seller,
      ofHouse,
      price: 5_350 + index * 2_450,
      listedAt: now - 3_600_000,
    };
  });
}
