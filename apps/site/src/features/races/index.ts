export { aheadQuery } from './aheadQuery.ts';
export { isRunning } from './isRunning.ts';
export { progressInterval } from './polling.ts';
export {
  comingRacesQuery,
  futureRacesQuery,
  lastRaceQuery,
  raceKeys,
  raceQuery,
} from './queries.ts';
export { toCourseMapProps } from './toCourseMapProps.ts';
export {
  enteredFor,
  raceMoments,
  takesEntries,
  toRaceCardProps,
  toRaceState,
} from './toRaceCardProps.ts';
