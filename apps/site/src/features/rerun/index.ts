export { reducedMotion } from './chosenPicture.ts';
export { LiveRace } from './LiveRace.tsx';
export { leaderAt } from './leaderAt.ts';
export { placesAt } from './placesAt.ts';
export { filmQuery } from './queries.ts';
export { Reruns } from './Reruns.tsx';
export type { RunAgain } from './runAgain.ts';
