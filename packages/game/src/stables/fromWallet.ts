/** What a stable has, in whole dollars: credits are spent, the wallet holds prize money. */
export interface Means {
  readonly credits: number;
  readonly wallet: number;
}

/** What a stable can pay at the most, in whole dollars. */
export const mostToSpend = ({ credits, wallet }: Means): number => credits + wallet;

/**
 * What of a price has to be moved out of the wallet, in whole dollars, so that the credits pay it: 0 where
 * they do, null where both together do not. `raise_credits` in the database is its twin.
 */
export function fromWallet(price: number, { credits, wallet }: Means): number | null {
  const lacking = Math.max(0, price - credits);
  return lacking <= wallet ? lacking : null;
}
