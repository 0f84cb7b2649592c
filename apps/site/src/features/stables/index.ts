export { EntriesAhead } from './components/EntriesAhead.tsx';
