import type { Point } from '../rig/plane';
import { type LoftOptions, loft, type Ring } from './loft';
import type { ModelMesh } from './ModelMesh';

/** A station of a tube: its middle, half its width and half its height. */
export type Station = Omit<Ring, 'a' | 'b' | 'halfWidth'> & {
  at: Point;
  radius: number;
  /** Half its height in the side view. @default radius */
  height?: number;
};

/** A limb or a strap: rounds along a line in the side view. */
export function tube(mesh: ModelMesh, stations: readonly Station[], options: LoftOptions): void {
  const rings = stations.map(({ at, radius, height = radius, ...ring }, i): Ring => {
    const before = stations[Math.max(0, i - 1)]?.at ?? at;
    const after = stations[Math.min(stations.length - 1, i + 1)]?.at ?? at;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const normal: Point = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
    return {
      ...ring,
      a: [at[0] + normal[0] * height, at[1] + normal[1] * height],
      b: [at[0] - normal[0] * height, at[1] - normal[1] * height],
      halfWidth: radius,
    };
  });
  loft(mesh, rings, options);
}
