export { sayWhatItBrings } from './sayWhatItBrings.ts';
export { useMyStandings } from './useMyStandings.ts';
