import { formatMoney } from '@furlong/game/rules';

/** What came into an account, or went out of it: '+$6,000', '−$1,200'. */
export function formatSignedMoney(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${formatMoney(Math.abs(amount))}`;
}

/** Dollars to the cent, as one is compared with another: '$1.02'. */
export function formatCents(amount: number): string {
  return `$${amount.toFixed(2)}`;
}

/** What a new stable begins with, in credits. */
export const firstCredits = formatMoney(25_000);
