export * from './clubCommands.ts';
export * from './clubQueries.ts';
export * from './commands.ts';
export * from './queries.ts';
