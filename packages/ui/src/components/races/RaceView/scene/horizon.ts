import type { Mesh } from 'three';
import { type Course, depthOf } from '../course/Course';
import type { Landscape } from '../film';
import { chalkHorse } from './chalkHorse';
import { landscapes, type Ridge } from './landscapes';
import type { Light } from './light';
import { drawn, matter } from './matter';
import { Solid } from './Solid';

/** Pieces of a ridge, all the way round. */
const pieces = 96;
/** Metres from the middle of the course: just before the downs. */
const nearest = -1_030;

/** Hills, mesas or mountains as strips of paper around the course. */
export function horizon(course: Course, landscape: Landscape, light: Light): Mesh {
  const middle = depthOf(course) / 2;
  const solid = new Solid();
  for (const ridge of landscapes[landscape].ridges) {
    const at = (i: number, y: number) => {
      const angle = (i / pieces) * 2 * Math.PI;
      return [ridge.far * Math.cos(angle), y, ridge.far * Math.sin(angle) - middle] as const;
    };
    const { colour, cap = { above: ridge.height, colour } } = ridge;
    for (let i = 0; i < pieces; i++) {
      const next = (i + 1) % pieces;
      const [here, there] = [top(ridge, i), top(ridge, next)];
      const [low, lower] = [Math.min(here, cap.above), Math.min(there, cap.above)];
      // Anticlockwise as seen from inside: the course is in the middle.
      solid.quad(at(i, -2), at(next, -2), at(next, lower), at(i, low), colour);
      if (low === here && lower === there) continue;
      solid.quad(at(i, low), at(next, lower), at(next, there), at(i, here), cap.colour);
    }
  }
  if (landscape === 'downs') chalkHorse(solid, [-120 * course.hand, 20, nearest - middle]);
  return drawn(solid.geometry(), matter(light, { beyond: true, unlit: true }), -1);
}

/** Metres of the ridge at a piece of it; whole waves, so that it closes. */
function top({ far, height, shape }: Ridge, i: number) {
  const turn = (i / pieces) * 2 * Math.PI;
  const wave = 0.5 + 0.3 * Math.sin(turn * 7 + far) + 0.2 * Math.sin(turn * 17 + far * 0.3);
  const shapes: Record<Ridge['shape'], () => number> = {
    rolling: () => 0.45 + 0.55 * wave,
    peaks: () => 0.3 + 0.7 * Math.abs(2 * ((i * 0.37 + far * 0.01) % 1) - 1) * wave * 1.4,
    flat: () => (wave > 0.52 ? 1 : wave > 0.36 ? 0.42 : 0.12),
  };
  return height * shapes[shape]();
}
