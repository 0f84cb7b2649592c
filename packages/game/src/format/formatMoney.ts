const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Whole dollars as text: '$50,000'. */
export function formatMoney(amount: number): string {
  return dollars.format(amount);
}
