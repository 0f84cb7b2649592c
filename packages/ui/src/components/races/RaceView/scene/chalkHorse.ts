import type { Vector } from '../model/ModelMesh';
import type { Solid } from './Solid';

const chalk = '#F4F0E2';
/** Metres of a line's breadth, and of the drawing's unit. */
const half = 2.4;
const unit = 1.25;

/** Back and neck, head, tail, and the four legs: across and up, from the middle of its feet. */
const lines: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [
    [-30, 15],
    [-12, 18],
    [8, 16],
    [20, 20],
    [30, 28],
  ],
  [
    [-30, 13],
    [-12, 15],
    [8, 14],
    [18, 17],
  ],
  [
    [29, 28],
    [40, 24],
  ],
  [
    [-52, 15],
    [-43, 20],
    [-30, 15],
  ],
  [
    [14, 16],
    [24, 10],
    [32, 9],
  ],
  [
    [10, 14],
    [15, 5],
    [24, 1],
  ],
  [
    [-34, 1],
    [-22, 6],
    [-24, 14],
  ],
  [
    [-46, 6],
    [-34, 8],
    [-28, 14],
  ],
];

/** A horse cut into the turf of a hill that faces the stands: `x` and `z` its middle, `y` its feet. */
export function chalkHorse(solid: Solid, [x, y, z]: Vector): void {
  for (const line of lines) {
    line.slice(1).forEach((to, i) => {
      const from = line[i] ?? to;
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const out = half / (Math.hypot(dx, dy) || 1);
      const at = ([across, up]: readonly [number, number], side: number): Vector => [
        x + across * unit - dy * out * side,
        y + up * unit + dx * out * side,
        z,
      ];
      solid.quad(at(from, -1), at(to, -1), at(to, 1), at(from, 1), chalk);
    });
  }
}
