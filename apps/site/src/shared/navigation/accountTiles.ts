import { paths } from '../paths.ts';
import { link } from './link.ts';

/** The pages of the account in its panel: the money's, then the person's. */
export const accountTiles = [
  link(paths.accountSummary, 'Account Summary'),
  link(paths.creditHistory, 'Credit History'),
  link(paths.walletHistory, 'Wallet History'),
  link(paths.purchaseHistory, 'Purchase History'),
  link(paths.purchaseCredits, 'Purchase Credits'),
  link(paths.walletTransfer, 'Wallet Transfer'),
  link(paths.cashIn, 'Cash In'),
  link(paths.cashInHistory, 'Cash In History'),
  link(paths.myDetails, 'My Details'),
  link(paths.emailPreferences, 'Email Preferences'),
  link(paths.limits, 'Limits'),
  link(paths.awards, 'Awards'),
  link(paths.yourData, 'Your Data'),
] as const;
