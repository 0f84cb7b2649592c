export * from './commands.ts';
export * from './queries.ts';
