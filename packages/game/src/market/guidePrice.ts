/** Percent by age in years: what is paid for the seasons that a horse has ahead. From eight on, the last. */
const percentByAge: Readonly<Record<number, number>> = {
  2: 110,
  3: 115,
  4: 100,
  5: 85,
  6: 70,
  7: 55,
};
const PERCENT_OF_OLD = 40;

/** Dollars to which prices are rounded, and below which none goes. */
const STEP = 50;
const LEAST = 500;

/** What a price may be at the least and at the most, in tenths of the guide. */
const LEAST_TENTHS = 3;
const MOST_TENTHS = 30;

/**
 * What a horse is worth by the published rule, in whole dollars: a twentieth of the cube of its rating
 * in pounds (0 to 140), more while it is young, to the nearest 50. A horse rated 40 at two is worth
 * $3,500, one rated 100 at four $50,000. `guide_price` in the database is its twin.
 */
export function guidePrice({ rating, age }: { rating: number; age: number }): number {
  const percent = percentByAge[Math.max(2, age)] ?? PERCENT_OF_OLD;
  const steps = Math.floor((rating * rating * rating * percent + 50_000) / 100_000);
  return Math.max(LEAST, STEP * steps);
}

/** Between which prices, both included, a horse of that guide price (by the rule) may be offered. */
export function priceBounds(guide: number): { least: number; most: number } {
  return {
    least: Math.ceil((guide * LEAST_TENTHS) / 10),
    most: Math.floor((guide * MOST_TENTHS) / 10),
  };
}

/** Percent of the guide by which the price between two stables may differ from it whatever they have won. */
const NEAR_PERCENT = 5;

/**
 * Between which prices, both included, two stables deal whatever they have won: within a twentieth of the
 * guide. The house keeps as much of a price, so that a horse sold dear and bought back cheap moves less
 * than it costs. Beyond, a stable gives away no more than it has won, and nothing before it is four
 * weeks old: what it was given to begin with stays with it. `least_near_guide` and `most_near_guide` in
 * the database are its twins.
 */
export function nearGuide(guide: number): { least: number; most: number } {
  return {
    least: Math.ceil((guide * (100 - NEAR_PERCENT)) / 100),
    most: Math.floor((guide * (100 + NEAR_PERCENT)) / 100),
  };
}

/** The age under which a horse is compared: from five years on, all are one. */
export function comparableAge(age: number): number {
  return Math.min(5, Math.max(2, age));
}

/** The middle one of some prices in whole dollars; of two middle ones the mean, half a dollar up. */
export function medianPrice(prices: readonly number[]): number | null {
  const sorted = prices.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) return null;
  return Math.floor((lower + upper + 1) / 2);
}
