export { MorningLines } from './MorningLines.tsx';
