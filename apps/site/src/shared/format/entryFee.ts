import { formatMoney } from '@furlong/game/rules';

/** What an entry costs, in dollars: '$250', or 'Free'. */
export function formatEntryFee(fee: number): string {
  return fee === 0 ? 'Free' : formatMoney(fee);
}
