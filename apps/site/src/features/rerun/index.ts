export { LiveRace } from './LiveRace.tsx';
export { leaderAt } from './leaderAt.ts';
export { filmQuery } from './queries.ts';
export { Reruns } from './Reruns.tsx';
