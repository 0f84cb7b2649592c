import { extent, max, ticks } from 'd3-array';
import { PlotDots } from '../../../primitives/Plot/PlotDots';
import { shortMoney } from '../../badges/Money/shortMoney';

/** Up to three years, or older. */
export type SoldAge = 'young' | 'older';

/** What a horse was sold for. */
export interface SoldHorse {
  id: string;
  /** Pounds. */
  rating: number;
  age: SoldAge;
  /** Whole dollars, above 0. */
  price: number;
  /** What is told of it, such as "Rated 62, 3 years old: $8,400". */
  text: string;
}

export interface PricesPlotProps {
  /** What is shown, in words, such as "40 sales, between $2,000 and $31,000". */
  summary: string;
  /** At least one. */
  sold: readonly SoldHorse[];
  /** The lowest and the highest rating among them, in words, such as "Rated 41". */
  from: string;
  to: string;
}

/** What horses were sold for, by rating and age. A table has the figures. */
export function PricesPlot({ summary, sold, from, to }: PricesPlotProps) {
  const most = max(sold, ({ price }) => price) || 1;
  const [least = 0, best = 0] = extent(sold, ({ rating }) => rating);
  const x = (rating: number) => (best === least ? 50 : (100 * (rating - least)) / (best - least));
  return (
    <PlotDots
      summary={summary}
      rules={ticks(0, most, 4).map((amount) => ({
        at: 100 - (100 * amount) / most,
        label: shortMoney(amount),
        strong: false,
      }))}
      labels="long"
      from={from}
      to={to}
      kinds={{ round: 'Three or younger', square: 'Over three' }}
      dots={sold.map(({ id, rating, age, price, text }) => ({
        ...{ id, text, shape: age === 'young' ? ('round' as const) : ('square' as const) },
        ...{ x: x(rating), y: (100 * price) / most },
      }))}
    >
      {null}
    </PlotDots>
  );
}
