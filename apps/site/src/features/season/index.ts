export { SeasonTurnNews } from './components/SeasonTurnNews.tsx';
