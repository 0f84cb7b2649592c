/** Dollars as the rules of a plot are labelled: "$800", "$12k", "$1.5m". */
export function shortMoney(amount: number): string {
  if (amount >= 1_000_000) return `$${amount / 1_000_000}m`;
  return amount >= 1_000 ? `$${amount / 1_000}k` : `$${amount}`;
}
