import { markingsOf } from '../../horses/markings';
import type { FilmRunner } from '../RaceView/film';
import type { ModelMesh } from '../RaceView/model/ModelMesh';
import { coatColours } from '../RaceView/scene/coats';

export type Rgb = readonly [red: number, green: number, blue: number];

const white: Rgb = [214, 209, 199];

/**
 * Red, green and blue of every vertex of a runner, 0 to 255, lit from above and from the stand.
 *
 * @param seen which side of the horse the stand sees: 1 its right
 */
export function vertexColours(
  { coat, horseId }: FilmRunner,
  model: ModelMesh,
  seen: 1 | -1,
): Float32Array {
  const { skin, mask, tint, vertices } = model;
  const normals = model.normals();
  const colours = new Float32Array(vertices * 3);
  const { socks, blaze } = markingsOf(horseId);
  const { body, points, mane } = coatColours[coat];
  const [own, dark, hair] = [rgb(body), rgb(points), rgb(mane)];
  for (let i = 0; i < vertices; i++) {
    const surface = skin[i * 4 + 3] ?? 0;
    const [point = 0, leg = 0, face = 0, open = 1] = mask.slice(i * 4, i * 4 + 4);
    let colour: Rgb = hair;
    if (surface > 2.5) colour = [255, 255, 255];
    else if (surface > 1.5) colour = displayed(tint.slice(i * 3, i * 3 + 3));
    else if (surface < 0.5) {
      colour = mix(own, dark, point);
      const height = ((leg * 0.5) % 1) * 2 + (socks[Math.floor(leg * 0.5 + 0.001)] ?? 0) - 1;
      if ((leg > 0.001 && height > 0) || (blaze && face > 0.5)) colour = white;
    }
    const side = seen * (normals[i * 3 + 2] ?? 0);
    const lit = 0.62 + 0.26 * (normals[i * 3 + 1] ?? 0) + 0.2 * side;
    const light = Math.max(0.28, lit) * (0.6 + 0.4 * open) * 1.25;
    colours.set(
      colour.map((value) => Math.min(255, value * light)),
      i * 3,
    );
  }
  return colours;
}

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** From linear light to what a screen takes. */
function displayed([red = 0, green = 0, blue = 0]: readonly number[]): Rgb {
  const up = (value: number) => 255 * value ** (1 / 2.2);
  return [up(red), up(green), up(blue)];
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}
