import type { Vector } from '../model/ModelMesh';
import type { Site, Solid } from './Solid';

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
