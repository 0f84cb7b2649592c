import type { ComponentType } from 'react';
import type { HelpSection } from './components/HelpArticle.tsx';
import { type HelpPage, type HelpPageId, helpPages } from './helpPages.ts';

type Load = () => Promise<{ default: ComponentType; sections: readonly HelpSection[] }>;

const loads: Readonly<Record<HelpPageId, Load>> = {
  racingOverview: () => import('./pages/RacingOverviewPage.tsx'),
  watchingRaces: () => import('./pages/WatchingRacesPage.tsx'),
  improvingHorsesPerformance: () => import('./pages/ImprovingHorsesPerformancePage.tsx'),
  equippingYourHorse: () => import('./pages/EquippingYourHorsePage.tsx'),
  jockeysExplained: () => import('./pages/JockeysExplainedPage.tsx'),
  backingInDepth: () => import('./pages/BackingInDepthPage.tsx'),
  enteringRacesViaRar: () => import('./pages/EnteringRacesViaRarPage.tsx'),
  championships101: () => import('./pages/Championships101Page.tsx'),
  buyingYourFirstHorse: () => import('./pages/BuyingYourFirstHorsePage.tsx'),
  marketForNewHorses: () => import('./pages/MarketForNewHorsesPage.tsx'),
  myAccount: () => import('./pages/MyAccountPage.tsx'),
  community: () => import('./pages/CommunityPage.tsx'),
  groups: () => import('./pages/GroupsPage.tsx'),
  leaderboards: () => import('./pages/LeaderboardsPage.tsx'),
};

/** Every page of help that is read as a text, with its script. */
export const articles: readonly { readonly page: HelpPage; readonly load: Load }[] = (
  Object.keys(helpPages) as HelpPageId[]
).map((id) => ({ page: helpPages[id], load: loads[id] }));
