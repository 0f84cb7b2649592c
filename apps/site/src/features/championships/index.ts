export { myStandingsQuery } from './queries.ts';
export { sayWhatItBrings } from './sayWhatItBrings.ts';
export { useMyStandings } from './useMyStandings.ts';
