export { shortMarginsOf } from './margins.ts';
export {
  futureRacesQuery,
  latestResultQuery,
  nextRaceQuery,
  raceKeys,
  recentWinnersQuery,
} from './queries.ts';
export { toCourseMapProps } from './toCourseMapProps.ts';
export { takesEntries, toRaceCardProps } from './toRaceCardProps.ts';
