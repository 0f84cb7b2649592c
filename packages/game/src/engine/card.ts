import type { RunningStyle } from '../horses/foundation.ts';
import type { Surface, TrackId } from '../tracks/tracks.ts';

/**
 * One runner as it goes to the start. All integers; the figures are made of bands of several talents,
 * so that no hidden talent can be read from them.
 */
export interface CardRunner {
  readonly horseId: string;
  /** Stall, from 1 at the rail. */
  readonly draw: number;
  /** Pounds. */
  readonly weight: number;
  readonly style: RunningStyle;
  /** Speed multiplier in millionths: 1,000,000 is an average winner of Class 4. */
  readonly speed: number;
  /** Anaerobic store in tenths of a joule per kilogram, about 22150. */
  readonly stamina: number;
  /** Time constant of acceleration in ms, about 2250; less is quicker. */
  readonly acceleration: number;
  /** Thousandths of the ground lost on bends that this runner really loses, 100 to 220. */
  readonly bends: number;
  /** Speed sideways in mm/s, 600 to 1200. */
  readonly nimbleness: number;
  /** Thousandths of the usual unevenness from one furlong to the next, 800 to 1200. */
  readonly unevenness: number;
  /** Licence number of the jockey. */
  readonly jockey: number;
  /** The jockey's skill, −3 to 3. */
  readonly riding: number;
}

/** Everything that decides a race but the seed, frozen and published when entries close. */
export interface Card {
  /** The version of the engine that runs it. */
  readonly engine: string;
  readonly raceId: string;
  readonly course: {
    readonly trackId: TrackId;
    readonly distance: number;
    readonly surface: Surface;
  };
  readonly going: number;
  /** In the order of the draw. */
  readonly runners: readonly CardRunner[];
}
