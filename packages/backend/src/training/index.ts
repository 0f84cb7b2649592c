export * from './autoQueries.ts';
export * from './commands.ts';
export * from './queries.ts';
