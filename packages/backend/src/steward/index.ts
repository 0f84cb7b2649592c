export { countPlayersHorses, foundHouseStable, registerHorses } from './houseYards.ts';
export {
  type Claim,
  claimRace,
  declareHorse,
  fillRace,
  openRace,
  type RaceInput,
  raceInputs,
  raceSecret,
} from './raceDay.ts';
export {
  closeRace,
  type DrawnRunner,
  type FinishedRunner,
  settleRace,
  voidRace,
} from './result.ts';
export { createStewardBackend, type StewardBackend } from './stewardBackend.ts';
