import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { destinations } from '../shared/navigation/destinations.ts';
import type { Link } from '../shared/navigation/link.ts';
import { paths } from '../shared/paths.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** Fills the cache with what a page asks for. */
type Prefetch = (
  queries: QueryClient,
  /** `playerId` is empty for a visitor. */
  target: { params: Params; playerId: string },
) => Promise<unknown>;

interface Page<Props extends object = object> {
  path: string;
  Page: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches the page's script; calling it again costs nothing. */
  load: () => Promise<unknown>;
  prefetch: Prefetch | undefined;
}

function page<Props extends object>(
  path: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  prefetch?: Prefetch,
): Page<Props> {
  return { path, Page: lazy(load), load, prefetch };
}

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
  page(
    paths.futureRaces,
    () => import('../features/races/FutureRacesPage.tsx'),
    async (queries) => {
      const { futureRacesQuery, nextFieldsQuery } = await import('../features/races/queries.ts');
      await Promise.all([
        queries.prefetchInfiniteQuery(futureRacesQuery(null)),
        queries.prefetchQuery(nextFieldsQuery(null)),
      ]);
    },
  ),
  page(
    paths.raceResults,
    () => import('../features/races/RaceResultsPage.tsx'),
    async (queries) => {
      const { raceResultsQuery } = await import('../features/races/queries.ts');
      await queries.prefetchInfiniteQuery(raceResultsQuery);
    },
  ),
  page(
    paths.viewLastRace,
    () => import('../features/races/LastRacePage.tsx'),
    async (queries) => {
      const { lastRaceQuery } = await import('../features/races/queries.ts');
      await queries.prefetchQuery(lastRaceQuery);
    },
  ),
  page(
    paths.nextRace,
    () => import('../features/races/NextRacePage.tsx'),
    async (queries) => {
      const { comingRacesQuery } = await import('../features/races/queries.ts');
      await queries.prefetchQuery(comingRacesQuery);
    },
  ),
  page(
    paths.track,
    () => import('../features/tracks/TracksPage.tsx'),
    async (queries) => {
      const track = await import('../features/tracks/queries.ts');
      await Promise.all([
        queries.prefetchQuery(track.coursesQuery(null)),
        queries.prefetchQuery(track.runsQuery(null)),
        queries.prefetchQuery(track.programmeQuery(null)),
      ]);
    },
  ),
  page(paths.trackInFull(':trackId'), () => import('../features/tracks/TrackPage.tsx')),
  // After the pages whose paths it would match as well.
  page(
    paths.race(':raceId'),
    () => import('../features/races/RacePage.tsx'),
    async (queries, { params: { raceId = '' } }) => {
      const { raceQuery } = await import('../features/races/queries.ts');
      await queries.prefetchQuery(raceQuery(raceId));
    },
  ),
  page(
    paths.horse(':horseId'),
    () => import('../features/horses/HorsePage.tsx'),
    async (queries, { params: { horseId = '' }, playerId }) => {
      const horse = await import('../features/horses/queries.ts');
      const { horseQuery } = await import('../shared/horses/horseQuery.ts');
      const { horseSaleQuery } = await import('../features/market/queries.ts');
      await Promise.all([
        queries.prefetchQuery(horseQuery(horseId)),
        queries.prefetchQuery(horseSaleQuery(horseId, playerId)),
        queries.prefetchQuery(horse.horseAheadQuery(horseId)),
        queries.prefetchQuery(horse.horseRecordQuery(horseId)),
        queries.prefetchInfiniteQuery(horse.horseRunsQuery(horseId)),
      ]);
    },
  ),
  page(
    paths.salesRing,
    () => import('../features/market/SalesRingPage.tsx'),
    async (queries, { playerId }) => {
      const { myListingsQuery, salesRingQuery } = await import('../features/market/queries.ts');
      const { readOrder, readSearch } = await import('../features/market/saleSearch.ts');
      const address = new URLSearchParams();
      await Promise.all([
        queries.prefetchInfiniteQuery(salesRingQuery(readSearch(address), readOrder(address))),
        playerId !== '' && queries.prefetchQuery(myListingsQuery(playerId)),
      ]);
    },
  ),
  page(
    paths.publicStable(':stableId'),
    () => import('../features/stables/StablePage.tsx'),
    async (queries, { params: { stableId = '' } }) => {
      const stable = await import('../features/stables/queries.ts');
      await Promise.all([
        queries.prefetchQuery(stable.stableQuery(stableId)),
        queries.prefetchQuery(stable.stableRecordQuery(stableId)),
        queries.prefetchQuery(stable.stableAheadQuery(stableId)),
        queries.prefetchInfiniteQuery(stable.stableHorsesQuery(stableId)),
        queries.prefetchQuery(stable.stableTrophiesQuery(stableId)),
        queries.prefetchInfiniteQuery(stable.stableWinnersQuery(stableId)),
      ]);
    },
  ),
  page(
    paths.gameActivity,
    () => import('../features/community/GameActivityPage.tsx'),
    async (queries) => {
      const { recentActivityQuery } = await import('../features/community/queries.ts');
      await queries.prefetchInfiniteQuery(recentActivityQuery);
    },
  ),
  page(paths.newPassword, () => import('../features/auth/NewPasswordPage.tsx')),
  page(paths.outbox, () => import('../features/outbox/OutboxPage.tsx')),
  page(paths.quickStartGuide, () => import('../features/help/QuickStartPage.tsx')),
  page(paths.certificate, () => import('../features/certificate/CertificatePage.tsx')),
  page(paths.fairness, () => import('../features/fairness/FairnessPage.tsx')),
];

/** Pages of the stable, beside its panel. They are for signed-in players. */
export const stablePages: readonly Page[] = [
  page(paths.stable, () => import('../features/dashboard/DashboardPage.tsx'), prefetchWithRaces),
  page(
    paths.myHorses,
    () => import('../features/horses/MyHorsesPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { horseGroupsQuery } = await import('../features/horses/queries.ts');
      await Promise.all([
        queries.prefetchQuery(horseGroupsQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.train(),
    () => import('../features/training/TrainPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const training = await import('../features/training/queries.ts');
      await Promise.all([
        queries.prefetchQuery(training.programmesQuery),
        queries.prefetchQuery(training.recentWorkQuery(target.playerId)),
        queries.prefetchInfiniteQuery(training.sessionsQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.autoTrainer,
    () => import('../features/training/AutoTrainerPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const [auto, training] = await Promise.all([
        import('../features/training/autoQueries.ts'),
        import('../features/training/queries.ts'),
      ]);
      await Promise.all([
        queries.prefetchQuery(auto.autoProgrammesQuery),
        queries.prefetchQuery(auto.autoOrdersQuery(target.playerId)),
        queries.prefetchInfiniteQuery(auto.autoHistoryQuery(target.playerId)),
        queries.prefetchQuery(training.recentWorkQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.trainMany(),
    () => import('../features/training/TrainManyPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const [training, horses] = await Promise.all([
        import('../features/training/queries.ts'),
        import('../features/horses/queries.ts'),
      ]);
      await Promise.all([
        queries.prefetchQuery(training.programmesQuery),
        queries.prefetchQuery(training.recentWorkQuery(target.playerId)),
        queries.prefetchQuery(horses.horseGroupsQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(paths.enterRace(), () => import('../features/entries/EnterRacePage.tsx'), prefetchWithRaces),
  page(
    paths.raceCalendar,
    () => import('../features/calendar/RaceCalendarPage.tsx'),
    async (queries, target) => {
      const { openRacesQuery } = await import('../features/calendar/queries.ts');
      await Promise.all([queries.prefetchQuery(openRacesQuery), prefetchStable(queries, target)]);
    },
  ),
  page(
    paths.primaryHorseGroups,
    () => import('../features/horses/PrimaryHorseGroupsPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { horseGroupsQuery } = await import('../features/horses/queries.ts');
      await Promise.all([
        queries.prefetchQuery(horseGroupsQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.retireHorses,
    () => import('../features/horses/RetireHorsesPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { retiredHorsesQuery } = await import('../features/horses/queries.ts');
      await Promise.all([
        queries.prefetchInfiniteQuery(retiredHorsesQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(paths.designSilks, () => import('../features/silks/DesignSilksPage.tsx'), prefetchStable),
  page(
    paths.buyEquipment(),
    () => import('../features/equipment/BuyEquipmentPage.tsx'),
    async (...target) =>
      (await import('../features/equipment/prefetch.ts')).prefetchShop(...target),
  ),
  page(
    paths.applyEquipment(),
    () => import('../features/equipment/ApplyEquipmentPage.tsx'),
    async (...target) =>
      (await import('../features/equipment/prefetch.ts')).prefetchTackRoom(...target),
  ),
];

/** A page of the stable that shows races too. */
async function prefetchWithRaces(queries: QueryClient, target: { playerId: string }) {
  const { futureRacesQuery } = await import('../features/races/queries.ts');
  await Promise.all([
    queries.prefetchInfiniteQuery(futureRacesQuery(null)),
    prefetchStable(queries, target),
  ]);
}

/** What every page of the stable shows some of. */
async function prefetchStable(queries: QueryClient, { playerId }: { playerId: string }) {
  if (playerId === '') return;
  const mine = await import('../features/stable/queries.ts');
  await Promise.all([
    queries.prefetchQuery(mine.myStableQuery(playerId)),
    queries.prefetchQuery(mine.myHorsesQuery(playerId)),
    queries.prefetchQuery(mine.myEntriesQuery(playerId)),
    queries.prefetchQuery(mine.myPursesQuery(playerId)),
  ]);
}

const pages: readonly Pick<Page, 'path' | 'load' | 'prefetch'>[] = [
  landingPage,
  ...publicPages,
  ...stablePages,
];

/** Destinations of the site's links that have no page yet. */
export const comingSoon = destinations.filter(
  ({ href }) => !pages.some(({ path }) => path === href),
);

/** Links, with those marked that lead to no page yet. */
export function markComingSoon(links: readonly Link[]) {
  return links.map((link) => ({
    ...link,
    comingSoon: comingSoon.some(({ href }) => href === link.href),
  }));
}

/** The page at a path, with the path's parameters; undefined where there is none. */
export function findPage(pathname: string) {
  // '/races/jockeys' is no race: a page that is coming stands before every pattern.
  if (comingSoon.some((each) => matchPath(each.href, pathname))) return undefined;
  for (const each of pages) {
    const match = matchPath(each.path, pathname);
    if (match) return { page: each, params: match.params };
  }
  return undefined;
}
