import type { ComponentType } from 'react';
import { paths } from '../../shared/paths.ts';
import type { HelpSection } from './components/HelpArticle.tsx';

interface Article {
  readonly path: string;
  readonly load: () => Promise<{ default: ComponentType; sections: readonly HelpSection[] }>;
}

/** The pages of help that are read as a text: where each is, and its script. Every page of the site has this list. */
export const articles: readonly Article[] = [
  { path: paths.racingOverview, load: () => import('./pages/RacingOverviewPage.tsx') },
  { path: paths.watchingRaces, load: () => import('./pages/WatchingRacesPage.tsx') },
  {
    path: paths.improvingHorsesPerformance,
    load: () => import('./pages/ImprovingHorsesPerformancePage.tsx'),
  },
  { path: paths.equippingYourHorse, load: () => import('./pages/EquippingYourHorsePage.tsx') },
  { path: paths.jockeysExplained, load: () => import('./pages/JockeysExplainedPage.tsx') },
  { path: paths.backingInDepth, load: () => import('./pages/BackingInDepthPage.tsx') },
  { path: paths.enteringRacesViaRar, load: () => import('./pages/EnteringRacesViaRarPage.tsx') },
  { path: paths.championships101, load: () => import('./pages/Championships101Page.tsx') },
  { path: paths.buyingYourFirstHorse, load: () => import('./pages/BuyingYourFirstHorsePage.tsx') },
  { path: paths.marketForNewHorses, load: () => import('./pages/MarketForNewHorsesPage.tsx') },
  { path: paths.helpOnMyAccount, load: () => import('./pages/MyAccountPage.tsx') },
  { path: paths.helpOnCommunity, load: () => import('./pages/CommunityPage.tsx') },
  { path: paths.helpOnGroups, load: () => import('./pages/GroupsPage.tsx') },
  { path: paths.helpOnLeaderboards, load: () => import('./pages/LeaderboardsPage.tsx') },
];
