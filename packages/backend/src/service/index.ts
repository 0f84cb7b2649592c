export { createServiceBackend, type ServiceBackend } from '../shared/createServiceBackend.ts';
export { type FollowedEvent, followedCalendar } from './calendar/queries.ts';
export { declareHorse } from './entries/commands.ts';
export { registerHorses, retireHouseHorses } from './horses/commands.ts';
export { countPlayersHorses, retiredHouseHorses } from './horses/queries.ts';
export { consignHorse, foundSalesAgent, renewLot } from './market/commands.ts';
export { lotsToRenew, salesStock } from './market/queries.ts';
export {
  claimDueRace,
  closeRace,
  drawBallot,
  fillRace,
  openRace,
  settleRace,
  startRace,
  voidRace,
} from './races/commands.ts';
export {
  nextDueAt,
  offsOfRacesOver,
  openRacesFrom,
  raceInputs,
  raceSecret,
  raceTerms,
} from './races/queries.ts';
export type { Claim, DrawnRunner, FinishedRunner, RaceInput } from './races/rows.ts';
export { chargeBoxes, foundHouseStable } from './stables/commands.ts';
export { houseSecret } from './stables/queries.ts';
export { type DueAutoSession, dueAutoSessions, runAutoSession } from './training/autoTraining.ts';
export { claimDueSession, endTraining } from './training/commands.ts';
export { sessionInput } from './training/queries.ts';
export type { SessionInput } from './training/rows.ts';
