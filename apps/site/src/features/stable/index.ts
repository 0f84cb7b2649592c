export {
  myEntriesQuery,
  myHorsesQuery,
  myPursesQuery,
  myStableQuery,
  stableKeys,
} from './queries.ts';
export { useMyEntries } from './useMyEntries.ts';
export { useMyHorseIds } from './useMyHorseIds.ts';
