import { paths } from '../shared/paths.ts';
import { type Page, page } from './page.ts';

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
      const { openRequestsQuery } = await import('../features/requests/queries.ts');
      await Promise.all([
        queries.prefetchInfiniteQuery(openRequestsQuery),
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
  page(
    paths.raceCategories,
    () => import('../features/categories/RaceCategoriesPage.tsx'),
    async (queries, { playerId }) => {
      const [calendar, track, mine] = await Promise.all([
        import('../features/calendar/queries.ts'),
        import('../features/tracks/queries.ts'),
        import('../features/stable/queries.ts'),
      ]);
      await Promise.all([
        queries.prefetchQuery(calendar.openRacesQuery),
        queries.prefetchQuery(track.coursesQuery(null)),
        playerId !== '' && queries.prefetchQuery(mine.myHorsesQuery(playerId)),
        playerId !== '' && queries.prefetchQuery(mine.myStableQuery(playerId)),
      ]);
    },
  ),
  page(
    paths.jockeys,
    () => import('../features/jockeys/JockeysPage.tsx'),
    async (queries) => {
      const { jockeyTableQuery } = await import('../features/jockeys/queries.ts');
      await queries.prefetchQuery(jockeyTableQuery('season'));
    },
  ),
  page(
    paths.jockey(':licence'),
    () => import('../features/jockeys/JockeyPage.tsx'),
    async (queries, { params: { licence: given = '' } }) => {
      const { licenceIn } = await import('../features/jockeys/licenceIn.ts');
      const jockey = await import('../features/jockeys/queries.ts');
      const licence = licenceIn(given);
      if (licence === null) return;
      await Promise.all([
        queries.prefetchQuery(jockey.jockeyTableQuery('season')),
        queries.prefetchQuery(jockey.jockeyRecordQuery(licence)),
        queries.prefetchQuery(jockey.jockeyBestDayQuery(licence)),
        queries.prefetchQuery(jockey.jockeyAheadQuery(licence)),
        queries.prefetchInfiniteQuery(jockey.jockeyRidesQuery(licence)),
      ]);
    },
  ),
  page(
    paths.raceRequest(':requestId'),
    () => import('../features/requests/RaceRequestPage.tsx'),
    async (queries, { params: { requestId = '' } }) => {
      const { fittingQuery, requestQuery } = await import('../features/requests/queries.ts');
      await Promise.all([
        queries.prefetchQuery(requestQuery(requestId)),
        queries.prefetchQuery(fittingQuery(requestId)),
      ]);
    },
  ),
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
      const { readRingOrder } = await import('../features/market/ringSearch.ts');
      const { readSearch } = await import('../shared/sales/saleSearch.ts');
      const address = new URLSearchParams();
      await Promise.all([
        queries.prefetchInfiniteQuery(salesRingQuery(readSearch(address), readRingOrder(address))),
        playerId !== '' && queries.prefetchQuery(myListingsQuery(playerId)),
      ]);
    },
  ),
  page(
    paths.claimAHorse,
    () => import('../features/claims/ClaimAHorsePage.tsx'),
    async (queries, { playerId }) => {
      const { claimingRacesQuery } = await import('../features/claims/queries.ts');
      await queries.prefetchQuery(claimingRacesQuery(playerId));
    },
  ),
  page(
    paths.bidInAuction,
    () => import('../features/auctions/BidInAuctionPage.tsx'),
    async (queries, { playerId }) => {
      const { catalogueQuery } = await import('../features/auctions/queries.ts');
      const { readLotSearch } = await import('../features/auctions/lotSearch.ts');
      const everyLot = readLotSearch(new URLSearchParams());
      await queries.prefetchInfiniteQuery(catalogueQuery(playerId, everyLot, 'closing'));
    },
  ),
  page(
    paths.auctionHistory,
    () => import('../features/auctions/AuctionHistoryPage.tsx'),
    async (queries, { playerId }) => {
      const { auctionPricesQuery, pastAuctionsQuery } = await import(
        '../features/auctions/queries.ts'
      );
      const { readLotSearch } = await import('../features/auctions/lotSearch.ts');
      const everyLot = readLotSearch(new URLSearchParams());
      await Promise.all([
        queries.prefetchInfiniteQuery(pastAuctionsQuery(playerId, everyLot, null)),
        queries.prefetchQuery(auctionPricesQuery),
      ]);
    },
  ),
  page(
    paths.auctionLot(':auctionId'),
    () => import('../features/auctions/LotPage.tsx'),
    async (queries, { playerId, params: { auctionId = '' } }) => {
      const { lotQuery } = await import('../features/auctions/queries.ts');
      await queries.prefetchQuery(lotQuery(playerId, auctionId));
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
  page(
    paths.horsesLeaderboard,
    () => import('../features/leaderboards/LeadingHorsesPage.tsx'),
    async (queries) => {
      const { leadingHorsesQuery } = await import('../features/leaderboards/queries.ts');
      await queries.prefetchInfiniteQuery(leadingHorsesQuery('wins', null, null, null));
    },
  ),
  page(
    paths.stablesLeaderboard,
    () => import('../features/leaderboards/LeadingStablesPage.tsx'),
    async (queries) => {
      const { leadingStablesQuery } = await import('../features/leaderboards/queries.ts');
      await queries.prefetchInfiniteQuery(leadingStablesQuery('earnings', null));
    },
  ),
  page(
    paths.hallOfFameHorses,
    () => import('../features/leaderboards/HallOfFameHorsesPage.tsx'),
    async (queries) => {
      const hall = await import('../features/leaderboards/queries.ts');
      await Promise.all([
        queries.prefetchInfiniteQuery(hall.hallHorsesQuery),
        queries.prefetchQuery(hall.hallReasonsQuery('horses')),
      ]);
    },
  ),
  page(
    paths.hallOfFameStables,
    () => import('../features/leaderboards/HallOfFameStablesPage.tsx'),
    async (queries) => {
      const hall = await import('../features/leaderboards/queries.ts');
      await Promise.all([
        queries.prefetchInfiniteQuery(hall.hallStablesQuery),
        queries.prefetchQuery(hall.hallReasonsQuery('stables')),
      ]);
    },
  ),
  page(
    paths.championshipsSeries,
    () => import('../features/championships/ChampionshipsSeriesPage.tsx'),
    async (queries, { playerId }) => {
      const championships = await import('../features/championships/queries.ts');
      await Promise.all([
        queries.prefetchQuery(championships.divisionsQuery(null)),
        playerId !== '' && queries.prefetchQuery(championships.myStandingsQuery(playerId)),
      ]);
    },
  ),
  page(
    paths.championship(':division'),
    () => import('../features/championships/DivisionPage.tsx'),
    async (queries, { params: { division = '' } }) => {
      const { isDivision } = await import('@furlong/game/rules');
      if (!isDivision(division)) return;
      const championships = await import('../features/championships/queries.ts');
      await Promise.all([
        queries.prefetchQuery(championships.divisionsQuery(null)),
        queries.prefetchInfiniteQuery(championships.standingsQuery(null, division)),
        queries.prefetchQuery(championships.roadQuery(null, division)),
        queries.prefetchQuery(championships.fieldQuery(null, division)),
        queries.prefetchQuery(championships.championQuery(null, division)),
      ]);
    },
  ),
  page(
    paths.championshipsWinners,
    () => import('../features/championships/ChampionshipsWinnersPage.tsx'),
    async (queries) => {
      const { championsQuery } = await import('../features/championships/queries.ts');
      await queries.prefetchInfiniteQuery(championsQuery);
    },
  ),
  page(
    paths.champion(':season', ':division'),
    () => import('../features/championships/ChampionPage.tsx'),
  ),
  page(paths.newPassword, () => import('../features/auth/NewPasswordPage.tsx')),
  page(paths.stopMails(':secret'), () => import('../features/mails/StopMailsPage.tsx')),
  page(paths.outbox, () => import('../features/outbox/OutboxPage.tsx')),
  page(paths.quickStartGuide, () => import('../features/help/QuickStartPage.tsx')),
  page(paths.certificate, () => import('../features/certificate/CertificatePage.tsx')),
  page(paths.fairness, () => import('../features/fairness/FairnessPage.tsx')),
  page(
    paths.economy,
    () => import('../features/economy/EconomyPage.tsx'),
    async (queries) => {
      const { economyQuery, purseWeeksQuery } = await import('../features/economy/queries.ts');
      await Promise.all([
        queries.prefetchQuery(economyQuery),
        queries.prefetchQuery(purseWeeksQuery),
      ]);
    },
  ),
];
