/** The drawing, in its own units. */
export const size = { width: 370, height: 352 };

/** What the bend turns round. */
export const centre = { x: 20, y: 370 };
/** Radii of the rails. */
const rail = 180;
const outside = 340;
/** How far the bend is shown, in radians back from its end at the top. */
const shown = 1.45;

/** How many gallop abreast before the others go behind them. */
const abreast = 4;
const firstLane = rail + 20;
const laneWidth = 40;
/** Radians between two ranks that follow each other, and where the first and the last may be. */
const rankApart = 0.28;
const firstRank = 0.12;
const lastRank = 1.32;

function at(radius: number, turn: number) {
  return { x: centre.x + radius * Math.sin(turn), y: centre.y - radius * Math.cos(turn) };
}

const start = { inner: at(rail, shown), outer: at(outside, shown) };

/** The course from the right, where the bend begins, to the top. */
export const bend = `M${start.outer.x} ${start.outer.y}A${outside} ${outside} 0 0 0 ${centre.x} ${centre.y - outside}V${centre.y - rail}A${rail} ${rail} 0 0 1 ${start.inner.x} ${start.inner.y}Z`;

/**
 * Where everybody is drawn.
 * @param fields those of one style each, from the front, each from the rail outwards
 */
export function placesOf<Runner>(
  fields: readonly (readonly Runner[])[],
): { runner: Runner; x: number; y: number }[] {
  const ranks = fields.flatMap((field) => inRanks(field));
  // A large field closes up, so that its last rank is on the bend as well.
  const apart = Math.min(rankApart, (lastRank - firstRank) / Math.max(1, ranks.length - 1));
  return ranks.flatMap((rank, behind) =>
    rank.map((runner, lane) => ({
      runner,
      ...at(firstLane + lane * laneWidth, firstRank + behind * apart),
    })),
  );
}

function inRanks<Runner>(field: readonly Runner[]): Runner[][] {
  const ranks = Array.from({ length: Math.ceil(field.length / abreast) }, (_, rank) => rank);
  return ranks.map((rank) => field.slice(rank * abreast, (rank + 1) * abreast));
}
