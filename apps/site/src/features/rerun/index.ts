export { Reruns } from './Reruns.tsx';
