export { demoStable } from '@furlong/game/rules';
export type { DemoHorse } from './bootstrap/registerDemoHorses.ts';
export { createSteward, type Steward } from './createSteward.ts';
export { type HistoryPlan, planHistory } from './history/planHistory.ts';
export type { RaceReport } from './raceday/raceDay.ts';
export type { StewardOptions, StewardSettings } from './shared/settings.ts';
