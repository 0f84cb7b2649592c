export * from './hallQueries.ts';
export * from './queries.ts';
