export { settlementInterval } from './polling.ts';
export {
  futureRacesQuery,
  lastRaceQuery,
  nextRaceQuery,
  raceKeys,
  raceQuery,
} from './queries.ts';
export { toCourseMapProps } from './toCourseMapProps.ts';
export { enteredFor, raceMoments, takesEntries, toRaceCardProps } from './toRaceCardProps.ts';
