/** What the first five of a qualifier earn, by the weeks of the season (Road to the Derby). */
const tables: readonly (readonly [untilWeek: number, points: readonly number[]])[] = [
  [3, [10, 5, 3, 2, 1]],
  [6, [20, 10, 6, 4, 2]],
  [8, [30, 15, 9, 6, 3]],
  [10, [50, 25, 15, 10, 5]],
];

/** Points are kept in sixtieths, which a dead heat of up to six divides without a rest. */
export const SIXTIETHS = 60;

/** Points of a qualifier by position, first to fifth. Weeks 11 and 12 of the season have none. */
export function qualifierPoints(week: number): readonly number[] {
  return tables.find(([untilWeek]) => week <= untilWeek)?.[1] ?? [];
}

/**
 * Points by runner in a qualifier that offers `points` to its first. `places` holds each runner's place;
 * those in a dead heat share the points of the positions they fill equally, in whole sixtieths.
 */
export function pointsForPlaces(points: readonly number[], places: readonly number[]): number[] {
  return places.map((place) => {
    const tied = places.filter((other) => other === place).length;
    const pool = points.slice(place - 1, place - 1 + tied).reduce((sum, each) => sum + each, 0);
    return Math.floor((pool * SIXTIETHS) / tied) / SIXTIETHS;
  });
}
