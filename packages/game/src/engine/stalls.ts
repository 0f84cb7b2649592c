/** Metres from the rail to the middle of the first stall, and from one stall to the next. */
export const FIRST_STALL = 0.6;
export const STALL = 1.2;

/** How many runners can stand abreast between a track's rail and its outer fence. */
export function mostRunners(width: number): number {
  return Math.floor((width - 2 * FIRST_STALL) / STALL) + 1;
}
