export { autoOrdersQuery } from './autoOrdersQuery.ts';
export {
  myActivityQuery,
  myBoxesQuery,
  myEntriesQuery,
  myHorsesQuery,
  myOverviewQuery,
  myPursesQuery,
  myStableQuery,
  myTrophiesQuery,
  stableKeys,
} from './queries.ts';
export { toActivityItems } from './toActivityItems.ts';
export { useMyEntries } from './useMyEntries.ts';
export { useMyHorseIds } from './useMyHorseIds.ts';
export { useMyStableId } from './useMyStableId.ts';
