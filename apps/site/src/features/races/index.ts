export { settlementInterval } from './polling.ts';
export {
  futureRacesQuery,
  latestResultQuery,
  nextRaceQuery,
  raceKeys,
  raceQuery,
  recentResultsQuery,
} from './queries.ts';
export { toCourseMapProps } from './toCourseMapProps.ts';
export { enteredFor, raceMoments, takesEntries, toRaceCardProps } from './toRaceCardProps.ts';
