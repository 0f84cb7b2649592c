export { SeasonTurnNews } from './components/SeasonTurnNews.tsx';
export { toTurnWords } from './toTurnWords.ts';
