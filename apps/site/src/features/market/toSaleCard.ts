import type { SaleListing } from '@furlong/backend';
import { conditionAt, conditionWord, formatMoney, ratingBand } from '@furlong/game/rules';
import type { SaleCardProps } from '@furlong/ui';
import { portraitOf } from '../../shared/format/portraitOf.ts';
import { saleSummary } from '../../shared/format/saleSummary.ts';
import { paths } from '../../shared/paths.ts';

type Sold = Pick<SaleListing, 'horse' | 'seller' | 'price'>;

/** A horse for sale as its card shows it, at `now` in ms. */
export function toSaleCard(
  { horse, seller, price }: Sold,
  { now, mine }: { now: number; mine: boolean },
): Omit<SaleCardProps, 'onBuy'> {
  return {
    horseId: horse.id,
    name: horse.name,
    summary: saleSummary(horse, now),
    portrait: portraitOf(horse, now),
    rating: { value: horse.rating, band: ratingBand(horse.rating) },
    specialty: horse.specialty,
    wins: horse.wins,
    races: horse.runs,
    condition: conditionWord(conditionAt(horse.condition, horse.conditionAt, now)),
    bloodline: { sire: horse.sire, dam: horse.dam },
    seller: { name: seller.name, silks: seller.silks },
    price: formatMoney(price),
    detailsHref: paths.horse(horse.id),
    ...(mine && { unavailableReason: 'Yours' }),
  };
}
