export { signIn, signOut, signUp } from './account/account.ts';
export { type Account, onSession } from './account/session.ts';
export { type Activity, type ActivityType, recentActivity } from './activity/activity.ts';
export { type Backend, type BackendAddress, createBackend } from './backend.ts';
export { GameError } from './errors/gameError.ts';
export {
  type Equipment,
  type EquipmentSlot,
  type Horse,
  myHorses,
  type OwnHorse,
} from './horses/horses.ts';
export { type Entry, enterRace, myUpcomingEntries, type UpcomingEntry } from './races/entries.ts';
export type { Race } from './races/race.ts';
export {
  futureRaces,
  type RacePage,
  type RaceWithEntries,
  type Runner,
  raceResults,
  raceWithEntries,
  recentWinners,
  type Winner,
} from './races/races.ts';
export {
  myPurses,
  myStable,
  type Purses,
  type Stable,
  stableNameAvailable,
} from './stables/stables.ts';
