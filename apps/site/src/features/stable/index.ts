export { autoOrdersQuery } from './autoOrdersQuery.ts';
export {
  myActivityQuery,
  myBoxesQuery,
  myEntriesQuery,
  myHorsesQuery,
  myMoneyDaysQuery,
  myOverviewQuery,
  myStableQuery,
  myTrophiesQuery,
  myWalletsQuery,
  stableKeys,
} from './queries.ts';
export { useSeeLeftOutSessions, useSeeTraining } from './seen.ts';
export { toActivityItems } from './toActivityItems.ts';
export { toMoneyLines } from './toMoneyItems.ts';
export { useMyEntries } from './useMyEntries.ts';
export { useMyHorseIds } from './useMyHorseIds.ts';
export { useMyStable } from './useMyStable.ts';
export { useMyStableId } from './useMyStableId.ts';
