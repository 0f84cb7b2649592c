/** A part of a cell of the atlas, as shares of it. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Where each piece of cloth lies in its runner's cell. Jacket, sleeve and cap go round once from
 * left to right, with spine, outside of the arm and forehead in the middle.
 */
export const regions = {
  jacket: { x: 0, y: 0, width: 0.625, height: 0.625 },
  sleeve: { x: 0.645, y: 0, width: 0.355, height: 0.5 },
  cap: { x: 0, y: 0.645, width: 0.5, height: 0.355 },
  cloth: { x: 0.52, y: 0.645, width: 0.48, height: 0.355 },
} as const satisfies Record<string, Region>;

/** Cells of the atlas side by side, and the rows of them that a field takes. */
export const atlasColumns = 5;
export const atlasRows = (runners: number) => Math.ceil(runners / atlasColumns);

/** A point of a region in its cell, kept off the edge so that no neighbour bleeds in. */
export function within({ x, y, width, height }: Region, u: number, v: number): [number, number] {
  return [
    x + width * Math.min(0.985, Math.max(0.015, u)),
    y + height * Math.min(0.98, Math.max(0.02, v)),
  ];
}
