export { aheadQuery } from './aheadQuery.ts';
export { ballotAhead } from './ballotWords.ts';
export { forWhom } from './forWhom.ts';
export { JockeyOrders } from './jockeyOrdersLater.ts';
export {
  comingRacesQuery,
  futureRacesQuery,
  lastRaceQuery,
  lastWinnersQuery,
  programmeAheadQuery,
  raceKeys,
  raceQuery,
  racesToEnterQuery,
  suitableRacesQuery,
} from './queries.ts';
export {
  enteredFor,
  raceMoments,
  takesEntries,
  toRaceCardProps,
  toRaceState,
} from './toRaceCardProps.ts';
export { useWithdrawal } from './useWithdrawal.ts';
export { voidReasons } from './voidReasons.ts';
