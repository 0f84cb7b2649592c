export { openRacesQuery } from './queries.ts';
