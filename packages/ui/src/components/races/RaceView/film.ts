import type { Coat } from '../../horses/coats';
import type { SilksDesign } from '../../horses/Silks/design';
import type { CourseDirection, CoursePlan } from '../CourseMap/plan';

type FilmSurface = 'Turf' | 'Dirt';
export type TimeOfDay = 'morning' | 'day' | 'evening' | 'night';
/** What lies around a course. */
export type Landscape = 'downs' | 'parkland' | 'shore' | 'marsh' | 'hills' | 'desert';

export interface FilmRunner {
  horseId: string;
  horse: string;
  /** Leads to the horse. */
  horseHref: string;
  /** On its saddle cloth. */
  number: number;
  coat: Coat;
  silks: SilksDesign;
  /** Milliseconds from the off to the post, null if it did not finish. */
  timeMs: number | null;
  /** How far behind the winner, in the judge's words, as in the result; empty for the winner. */
  beaten: string;
}

export interface FilmCourse {
  track: string;
  plan: CoursePlan;
  direction: CourseDirection;
  surface: FilmSurface;
  /** 0 for the driest ground, 1 for the wettest. */
  wetness: number;
  landscape: Landscape;
  timeOfDay: TimeOfDay;
}

/** Milliseconds between two frames of the positions. */
export const frameMs = 200;

/**
 * Milliseconds after the off at which a film begins by itself: the field is in its stalls. Before it,
 * the field is loaded.
 */
export const filmOpens = -4_000;

/** A race as it was run, with all that its film shows. */
export interface RaceFilm {
  /** Films of the same race have the same field on the same course: one can take the other's place. */
  raceId: string;
  course: FilmCourse;
  /** Metres. */
  distance: number;
  /** In the order of the draw, as in `positions`. */
  runners: readonly FilmRunner[];
  /** Metres from the start and metres off the rail of each runner, every 200 ms from the off. */
  positions: Float32Array;
}
