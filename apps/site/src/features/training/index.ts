export { autoOrdersQuery } from './autoQueries.ts';
