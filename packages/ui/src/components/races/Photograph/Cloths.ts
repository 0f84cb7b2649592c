import type { FilmRunner } from '../RaceView/film';
import { paintAtlas } from '../RaceView/silks/atlas';
import { atlasColumns, atlasRows } from '../RaceView/silks/cell';
import type { Rgb } from './vertexColours';

/** The silks and numbers of a field, by points of their drawing. */
export class Cloths {
  readonly #runners: readonly FilmRunner[];
  #pixels: ImageData | undefined;

  /** Nothing is painted before the first colour is asked for: the font of the cloths is there by then. */
  constructor(runners: readonly FilmRunner[]) {
    this.#runners = runners;
  }

  /** The colour of a piece of a runner's cloth, 0 to 1. */
  at(runner: number, u: number, v: number): Rgb {
    this.#pixels ??= painted(this.#runners);
    const { width, height, data } = this.#pixels;
    const rows = atlasRows(this.#runners.length);
    const x = Math.floor((((runner % atlasColumns) + u) / atlasColumns) * width);
    const y = Math.floor(((Math.floor(runner / atlasColumns) + v) / rows) * height);
    const at = (y * width + x) * 4;
    return [(data[at] ?? 0) / 255, (data[at + 1] ?? 0) / 255, (data[at + 2] ?? 0) / 255];
  }
}

function painted(runners: readonly FilmRunner[]): ImageData {
  const atlas = paintAtlas(runners);
  const context = atlas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  return context.getImageData(0, 0, atlas.width, atlas.height);
}
