export {
  changePassword,
  openSession,
  renewSession,
  requestRecovery,
  resendConfirmation,
  signIn,
  signOut,
  signUp,
} from './account/commands.ts';
export { onSession } from './account/onSession.ts';
export { myOwnerName, type OwnerName, showOwnerName } from './account/ownerName.ts';
export { accountOfToken } from './account/queries.ts';
export type { Account } from './account/rows.ts';
export { myActivity, recentActivity } from './activities/queries.ts';
export type { Activity } from './activities/rows.ts';
export { renewCalendarSecret } from './calendar/commands.ts';
export { myCalendarRaces, myCalendarSecret, myTrainingDays } from './calendar/queries.ts';
export type { CalendarRace, TrainingDay } from './calendar/rows.ts';
export { enterRace, giveOrders, withdrawEntry } from './entries/commands.ts';
export type { FieldAhead } from './entries/fieldAhead.ts';
export type { RaceOutcome } from './entries/outcomes.ts';
export type { EntryPage } from './entries/page.ts';
export {
  lastRace,
  myJockeyOrders,
  myUpcomingEntries,
  nextFields,
  raceResults,
  raceWithEntries,
} from './entries/queries.ts';
export {
  mySuitableRaces,
  type RaceToEnter,
  racesToEnter,
} from './entries/racesToEnter.ts';
export type {
  Entry,
  RaceWithEntries,
  Runner,
  RunningHorse,
  UpcomingEntry,
} from './entries/rows.ts';
export {
  type EntryAhead,
  entriesAhead,
  type Finisher,
  type HorseRun,
  horseRuns,
} from './entries/runs.ts';
export {
  myTrophies,
  type StableWinner,
  stableTrophies,
  stableWinners,
} from './entries/winners.ts';
export {
  buyEquipment,
  checkOutCart,
  equipHorse,
  setCartLine,
  unequipHorse,
} from './equipment/commands.ts';
export { equipmentShop, myInventory } from './equipment/queries.ts';
export type { Inventory, OwnedPiece, ShopItem, TackedHorse } from './equipment/rows.ts';
export { gallop, gallopAgainstGhost } from './gallops/commands.ts';
export { myGallopNotebook, myGallops } from './gallops/queries.ts';
export type { Gallop, Ghost, NotebookEntry } from './gallops/rows.ts';
export { noteHorse, renameHorse, retireHorse } from './horses/commands.ts';
export {
  createHorseGroup,
  deleteHorseGroup,
  moveToHorseGroup,
  myHorseGroups,
  orderHorseGroups,
  renameHorseGroup,
} from './horses/groups.ts';
export { type TopHorse, topHorses } from './horses/leaders.ts';
export {
  horseById,
  horseRecord,
  myHorseNote,
  myHorses,
  myRetiredHorses,
  openedTalents,
  type RetiredPage,
  type StableHorsesPage,
  stableHorses,
} from './horses/queries.ts';
export type {
  Equipment,
  EquipmentSlot,
  Horse,
  HorseGroup,
  HorseRecord,
  OpenedHorse,
  OwnHorse,
  PublicHorse,
  Runs,
} from './horses/rows.ts';
export {
  buyHorse,
  changeSalePrice,
  listHorse,
  returnHorse,
  withdrawFromSale,
} from './market/commands.ts';
export {
  afterListing,
  horseSale,
  myListings,
  mySales,
  type PastSalesPage,
  type SalesQuery,
  salesRing,
} from './market/queries.ts';
export type {
  HorseSale,
  OwnListing,
  PastSale,
  SaleListing,
  SalesPage,
} from './market/rows.ts';
export {
  type Course,
  type CourseRuns,
  type DrawThird,
  trackCourses,
  trackRuns,
} from './races/courses.ts';
export { houseToCome } from './races/houseToCome.ts';
export {
  type CourseRecord,
  courseRecord,
  futureRaces,
  type ProgrammeAhead,
  programmeAhead,
  type RacePage,
  type RacesOfDay,
  raceBallot,
  raceOpening,
  racesOfDay,
  type WonBefore,
  winnersBefore,
} from './races/queries.ts';
export type { BallotLot, ListedRace, Race, RaceOpening } from './races/rows.ts';
export { type Backend, type BackendAddress, createBackend } from './shared/createBackend.ts';
export type { Database } from './shared/database.types.ts';
export { GameError } from './shared/gameError.ts';
export { type Boxes, myBoxes } from './stables/boxes.ts';
export { changeSilks, leaveFirstVisitStep } from './stables/commands.ts';
export {
  type EconomyWeek,
  economyWeeks,
  type FlowKind,
  type PurseWeek,
  purseWeeks,
} from './stables/economy.ts';
export { clubLeaders, type Leader, type LeaderTitle } from './stables/leaders.ts';
export { choosePrizePurse, type MoneyDay, myMoneyDays, transferWallet } from './stables/money.ts';
export {
  myOverview,
  myPurses,
  myStable,
  silksAvailable,
  silksVariant,
  stableById,
  stableNameAvailable,
  stableRecord,
  topStables,
} from './stables/queries.ts';
export type {
  BareSlot,
  FirstVisitStep,
  Overview,
  PurseKind,
  Purses,
  Stable,
  StableRecord,
  TopStable,
} from './stables/rows.ts';
export {
  type InSeason,
  myConditionHistory,
  myRatingHistory,
  myRunCounts,
} from './statistics/queries.ts';
export type {
  ConditionPoint,
  CountedBy,
  RatingHistory,
  RunCount,
  RunCounts,
} from './statistics/rows.ts';
export {
  type AutoHistoryPage,
  autoTrainingProgrammes,
  myAutoTraining,
  myAutoTrainingHistory,
} from './training/autoQueries.ts';
export type {
  ActiveAutoOrder,
  AutoOrder,
  OfferedAutoProgramme,
  PastAutoOrder,
} from './training/autoRows.ts';
export {
  type AutoTrainingRequest,
  type SentHorse,
  seeLeftOutSessions,
  seeTraining,
  startAutoTraining,
  startTraining,
  stopAutoTraining,
  trainHorses,
} from './training/commands.ts';
export {
  myRecentWork,
  myTrainingSessions,
  type SessionPage,
  trainingProgrammes,
} from './training/queries.ts';
export type {
  ListedSession,
  OfferedProgramme,
  PastWork,
  TrainingSession,
} from './training/rows.ts';
