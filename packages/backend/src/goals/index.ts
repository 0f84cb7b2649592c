export * from './commands.ts';
export * from './queries.ts';
export type * from './rows.ts';
