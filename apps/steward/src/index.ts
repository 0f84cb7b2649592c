export { demoStable } from '@furlong/game/rules';
export { createSteward, type Steward } from './createSteward.ts';
export type { Guest } from './history/guests.ts';
export type { RaceReport } from './raceday/dueRaces.ts';
export type { StewardOptions, StewardSettings } from './settings.ts';
