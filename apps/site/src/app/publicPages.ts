import { paths } from '../shared/paths.ts';
import { type Page, page } from './page.ts';
import { openCommunityPages } from './pages/open/community.ts';
import { openHelpPages } from './pages/open/help.ts';
import { openLeaderboardsPages } from './pages/open/leaderboards.ts';
import { openMarketplacePages } from './pages/open/marketplace.ts';
import { openOthersPages } from './pages/open/others.ts';
import { openRacesPages } from './pages/open/races.ts';

/** The front page, which draws its own header. */
export const landingPage = page(
  paths.home,
  () => import('../features/landing/LandingPage.tsx'),
  async (queries) => {
    const { lastRaceQuery, comingRacesQuery } = await import('../features/races/queries.ts');
    await Promise.all([
      queries.prefetchQuery(lastRaceQuery),
      queries.prefetchQuery(comingRacesQuery),
    ]);
  },
);

/** Pages for everybody. */
export const publicPages: readonly Page[] = [
  ...openRacesPages,
  ...openOthersPages,
  ...openMarketplacePages,
  ...openCommunityPages,
  ...openLeaderboardsPages,
  ...openHelpPages,
];
