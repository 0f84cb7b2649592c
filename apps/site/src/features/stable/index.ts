export {
  myEntriesQuery,
  myHorsesQuery,
  myPursesQuery,
  myStableQuery,
  stableKeys,
} from './queries.ts';
export { useMyHorseIds } from './useMyHorseIds.ts';
