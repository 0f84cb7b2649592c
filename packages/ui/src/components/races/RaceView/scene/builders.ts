import type { Vector } from '../model/ModelMesh';
import type { Solid } from './Solid';

/** A point on the ground, metres. */
export type Site = readonly [x: number, z: number];

interface House {
  /** Metres: along x, along z, to the eaves, and from there to the ridge. */
  wide: number;
  deep: number;
  high: number;
  rise: number;
  wall: string;
  roof: string;
}

/** Four walls and a roof with its ridge along x. */
export function house(solid: Solid, [x, z]: Site, { wide, deep, high, rise, wall, roof }: House) {
  const [left, right, back, front] = [x - wide / 2, x + wide / 2, z - deep / 2, z + deep / 2];
  solid.box([left, 0, back], [right, high, front], wall);
  const west: Vector = [left, high + rise, z];
  const east: Vector = [right, high + rise, z];
  solid.quad([left, high, front], [right, high, front], east, west, roof);
  solid.quad([right, high, back], [left, high, back], west, east, roof);
  solid.quad([right, high, front], [right, high, back], east, east, wall);
  solid.quad([left, high, back], [left, high, front], west, west, wall);
}

/** A turned tower: heights and radii from the ground up. */
export function tower(
  solid: Solid,
  [x, z]: Site,
  rows: readonly (readonly [height: number, radius: number])[],
  colour: string,
  sides = 10,
) {
  const at = (height: number, radius: number, k: number): Vector => {
    const angle = (k / sides) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), height, z + radius * Math.sin(angle)];
  };
  rows.slice(1).forEach(([top, radius], i) => {
    const [height, below] = rows[i] ?? [0, 0];
    for (let k = 0; k < sides; k++) {
      solid.quad(
        at(height, below, k + 1),
        at(height, below, k),
        at(top, radius, k),
        at(top, radius, k + 1),
        colour,
      );
    }
  });
}
