import { formatMoney } from '@furlong/game/rules';

/** What of a price comes out of the wallet (`fromWallet`), for a component that pays: nothing where none does. */
export const walletPart = (dollars: number | null): { fromWallet?: string } =>
  dollars === null || dollars === 0 ? {} : { fromWallet: formatMoney(dollars) };
