// What a film is made of, without anything that draws it.

export type { FilmMoment } from '../components/races/RacePlayer/filmMoment';
export { filmCameras } from '../components/races/RaceView/cameras/shots';
export {
  filmOpens,
  type Landscape,
  type RaceFilm,
  type TimeOfDay,
} from '../components/races/RaceView/film';
export { loadRaceView } from '../components/races/RaceView/loadRaceView';
