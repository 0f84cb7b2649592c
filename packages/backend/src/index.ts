export {
  changePassword,
  openSession,
  requestRecovery,
  resendConfirmation,
  signIn,
  signOut,
  signUp,
} from './account/commands.ts';
export { accountOfToken, onSession } from './account/queries.ts';
export type { Account } from './account/rows.ts';
export { recentActivity } from './activities/queries.ts';
export type { Activity } from './activities/rows.ts';
export { enterRace } from './entries/commands.ts';
export { myUpcomingEntries, raceWithEntries, recentWinners } from './entries/queries.ts';
export type { Entry, RaceWithEntries, Runner, UpcomingEntry, Winner } from './entries/rows.ts';
export { myHorses } from './horses/queries.ts';
export type { Equipment, EquipmentSlot, Horse, OwnHorse } from './horses/rows.ts';
export { futureRaces, type RacePage, raceOpening, raceResults } from './races/queries.ts';
export type { Race, RaceOpening } from './races/rows.ts';
export { type Backend, type BackendAddress, createBackend } from './shared/createBackend.ts';
export type { Database } from './shared/database.types.ts';
export { GameError } from './shared/gameError.ts';
export { myPurses, myStable, stableNameAvailable } from './stables/queries.ts';
export type { Purses, Stable } from './stables/rows.ts';
