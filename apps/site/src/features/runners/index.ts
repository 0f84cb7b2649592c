export { OwnRunners } from './OwnRunners.tsx';
