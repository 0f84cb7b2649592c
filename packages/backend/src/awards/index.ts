export * from './queries.ts';
export type * from './rows.ts';
