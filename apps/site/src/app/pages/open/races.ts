import { paths } from '../../../shared/paths.ts';
import { type Page, page } from '../../page.ts';

/** Pages of races. They are for everybody. */
export const openRacesPages: readonly Page[] = [
  page(
    paths.futureRaces,
    () => import('../../../features/races/FutureRacesPage.tsx'),
    async (queries) => {
      const { futureRacesQuery, nextFieldsQuery } = await import(
        '../../../features/races/queries.ts'
      );
      const { openRequestsQuery } = await import('../../../features/requests/queries.ts');
      await Promise.all([
        queries.prefetchInfiniteQuery(openRequestsQuery),
        queries.prefetchInfiniteQuery(futureRacesQuery(null)),
        queries.prefetchQuery(nextFieldsQuery(null)),
      ]);
    },
  ),
  page(
    paths.raceResults,
    () => import('../../../features/races/RaceResultsPage.tsx'),
    async (queries) => {
      const { raceResultsQuery } = await import('../../../features/races/queries.ts');
      await queries.prefetchInfiniteQuery(raceResultsQuery);
    },
  ),
  page(
    paths.viewLastRace,
    () => import('../../../features/races/LastRacePage.tsx'),
    async (queries) => {
      const { lastRaceQuery } = await import('../../../features/races/queries.ts');
      await queries.prefetchQuery(lastRaceQuery);
    },
  ),
  page(
    paths.nextRace,
    () => import('../../../features/races/NextRacePage.tsx'),
    async (queries) => {
      const { comingRacesQuery } = await import('../../../features/races/queries.ts');
      await queries.prefetchQuery(comingRacesQuery);
    },
  ),
  page(
    paths.track,
    () => import('../../../features/tracks/TracksPage.tsx'),
    async (queries) => {
      const track = await import('../../../features/tracks/queries.ts');
      await Promise.all([
        queries.prefetchQuery(track.coursesQuery(null)),
        queries.prefetchQuery(track.runsQuery(null)),
        queries.prefetchQuery(track.programmeQuery(null)),
      ]);
    },
  ),
  page(paths.trackInFull(':trackId'), () => import('../../../features/tracks/TrackPage.tsx')),
  page(
    paths.raceCategories,
    () => import('../../../features/categories/RaceCategoriesPage.tsx'),
    async (queries, { playerId }) => {
      const [calendar, track, mine] = await Promise.all([
        import('../../../features/calendar/queries.ts'),
        import('../../../features/tracks/queries.ts'),
        import('../../../features/stable/queries.ts'),
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
    () => import('../../../features/jockeys/JockeysPage.tsx'),
    async (queries) => {
      const { jockeyTableQuery } = await import('../../../features/jockeys/queries.ts');
      await queries.prefetchQuery(jockeyTableQuery('season'));
    },
  ),
  page(
    paths.jockey(':licence'),
    () => import('../../../features/jockeys/JockeyPage.tsx'),
    async (queries, { params: { licence: given = '' } }) => {
      const { licenceIn } = await import('../../../features/jockeys/licenceIn.ts');
      const jockey = await import('../../../features/jockeys/queries.ts');
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
    () => import('../../../features/requests/RaceRequestPage.tsx'),
    async (queries, { params: { requestId = '' } }) => {
      const { fittingQuery, requestQuery } = await import('../../../features/requests/queries.ts');
      await Promise.all([
        queries.prefetchQuery(requestQuery(requestId)),
        queries.prefetchQuery(fittingQuery(requestId)),
      ]);
    },
  ),
  // After the pages whose paths it would match as well.
  page(
    paths.race(':raceId'),
    () => import('../../../features/races/RacePage.tsx'),
    async (queries, { params: { raceId = '' } }) => {
      const { raceQuery } = await import('../../../features/races/queries.ts');
      await queries.prefetchQuery(raceQuery(raceId));
    },
  ),
  page(
    paths.championshipsSeries,
    () => import('../../../features/championships/ChampionshipsSeriesPage.tsx'),
    async (queries, { playerId }) => {
      const championships = await import('../../../features/championships/queries.ts');
      await Promise.all([
        queries.prefetchQuery(championships.divisionsQuery(null)),
        playerId !== '' && queries.prefetchQuery(championships.myStandingsQuery(playerId)),
      ]);
    },
  ),
  page(
    paths.championship(':division'),
    () => import('../../../features/championships/DivisionPage.tsx'),
    async (queries, { params: { division = '' } }) => {
      const { isDivision } = await import('@furlong/game/rules');
      if (!isDivision(division)) return;
      const championships = await import('../../../features/championships/queries.ts');
      await Promise.all([
        queries.prefetchQuery(championships.divisionsQuery(null)),
        queries.prefetchInfiniteQuery(championships.standingsQuery(null, division)),
        queries.prefetchQuery(championships.roadQuery(null, division)),
        queries.prefetchQuery(championships.fieldQuery(null, division)),
        queries.prefetchQuery(championships.championQuery(null, division)),
      ]);
    },
  ),
];
