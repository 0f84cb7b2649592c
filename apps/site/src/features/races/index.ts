export { settlementInterval } from './polling.ts';
export {
  futureRacesQuery,
  latestResultQuery,
  nextRaceQuery,
  raceKeys,
  recentWinnersQuery,
} from './queries.ts';
export { toCourseMapProps } from './toCourseMapProps.ts';
export { raceMoments, takesEntries, toRaceCardProps } from './toRaceCardProps.ts';
