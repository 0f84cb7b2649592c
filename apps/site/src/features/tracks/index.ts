export { coursesQuery } from './queries.ts';
