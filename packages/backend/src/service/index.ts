// The only entry point for stewards, in the groups of the folders.
export { createServiceBackend, type ServiceBackend } from '../shared/createServiceBackend.ts';
export * from './calendar/queries.ts';
export * from './clock/queries.ts';
export * from './entries/commands.ts';
export * from './horses/commands.ts';
export * from './horses/queries.ts';
export * from './market/commands.ts';
export * from './market/queries.ts';
export * from './races/commands.ts';
export * from './races/queries.ts';
export type * from './races/rows.ts';
export * from './requests/commands.ts';
export * from './stables/commands.ts';
export * from './stables/queries.ts';
export * from './training/autoTraining.ts';
export * from './training/commands.ts';
export * from './training/queries.ts';
export type * from './training/rows.ts';
