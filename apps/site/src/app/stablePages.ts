import type { Page } from './page.ts';
import { ownAccountPages } from './pages/own/account.ts';
import { ownCommunityPages } from './pages/own/community.ts';
import { ownMarketplacePages } from './pages/own/marketplace.ts';
import { ownRacesPages } from './pages/own/races.ts';
import { ownStablePages } from './pages/own/stable.ts';

/** Pages of the stable, beside its panel. They are for signed-in players. */
export const stablePages: readonly Page[] = [
  ...ownStablePages,
  ...ownRacesPages,
  ...ownAccountPages,
  ...ownMarketplacePages,
  ...ownCommunityPages,
];
