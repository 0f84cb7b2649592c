export { VerifyBriefly } from './components/VerifyBriefly.tsx';
export { WatchRace } from './components/WatchRace.tsx';
export { LiveRace } from './LiveRace.tsx';
export { RaceFilm, Reruns } from './Reruns.tsx';
