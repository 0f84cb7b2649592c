export type { FilmClock } from '../components/races/RaceView/FilmClock';
export { RaceView, type RaceViewProps } from '../components/races/RaceView/RaceView';
