import type { FilmCamera } from '../RaceView/cameras/shots';

/** What is shown of a film: all that a link to it has to say. */
export interface FilmMoment {
  /** Milliseconds after the off. */
  ms: number;
  camera: FilmCamera;
  /** Who is followed, or ridden. */
  horseId: string;
}
