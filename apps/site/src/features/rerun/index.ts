export { LiveRace } from './LiveRace.tsx';
export { Reruns } from './Reruns.tsx';
