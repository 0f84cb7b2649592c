import type { AuctionPrice } from '@furlong/backend';
import {
  type AgeBand,
  ageBand,
  formatMoney,
  medianPrice,
  type SaleRating,
  saleRating,
  saleRatings,
} from '@furlong/game/rules';
import type { PricesPlotProps, SoldHorse } from '@furlong/ui';
import { pluralize } from '../../shared/format/pluralize.ts';
import { sayRating } from '../../shared/format/rating.ts';

/** Sales of one rating: how many of each age, and their median in whole dollars; null without one. */
export interface PriceRow {
  rating: SaleRating;
  young: { sales: number; median: number | null };
  mature: { sales: number; median: number | null };
}

/** What was paid by rating, the best first, and age; every rating has its row. */
export function toPriceRows(prices: readonly AuctionPrice[]): PriceRow[] {
  const of = (rating: SaleRating, age: AgeBand) => {
    const paid = prices.filter(
      (sale) => saleRating(sale.rating) === rating && ageBand(sale.age) === age,
    );
    return { sales: paid.length, median: medianPrice(paid.map(({ price }) => price)) };
  };
  return saleRatings.toReversed().map((rating) => ({
    ...{ rating, young: of(rating, 'young'), mature: of(rating, 'mature') },
  }));
}

/** Of at least one sale: each as a dot, and the ends of their ratings in words. */
export function toPricesPlot(
  prices: readonly AuctionPrice[],
): Pick<PricesPlotProps, 'sold' | 'from' | 'to'> {
  const ratings = prices.map(({ rating }) => rating);
  return {
    sold: toSoldHorses(prices),
    from: sayRating(Math.min(...ratings)),
    to: sayRating(Math.max(...ratings)),
  };
}

const toSoldHorses = (prices: readonly AuctionPrice[]): SoldHorse[] =>
  prices.map(({ auctionId, rating, age, price }) => ({
    ...{ id: auctionId, rating, price, age: ageBand(age) === 'young' ? 'young' : 'older' },
    text: `${pluralize(age, 'year')} old, ${sayRating(rating)}: ${formatMoney(price)}`,
  }));

/** Of at least one sale: how many there are, and between what they lie. */
export function sayPrices(prices: readonly AuctionPrice[]): string {
  const paid = prices.map(({ price }) => price);
  const least = formatMoney(Math.min(...paid));
  const most = formatMoney(Math.max(...paid));
  return `${pluralize(prices.length, 'sale')}, ${least === most ? `at ${least}` : `between ${least} and ${most}`}`;
}
