export { outboxQuery } from './queries.ts';
