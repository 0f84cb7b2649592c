export * from './commands.ts';
export * from './queries.ts';
export * from './rows.ts';
