/** A row of a table: when in the cycle, 0 to 1, and the values then. */
export type Knot = readonly [at: number, ...values: number[]];

/**
 * The values of a periodic table at a moment of its cycle: a Catmull-Rom spline through knots that
 * need not be evenly spaced.
 */
export function curve(knots: readonly Knot[], moment: number): number[] {
  const at = moment - Math.floor(moment);
  let index = knots.length - 1;
  while (index > 0 && knotAt(knots, index)[0] > at) index--;

  const [before, from, to, after] = [-1, 0, 1, 2].map((step) => knotAt(knots, index + step));
  if (!before || !from || !to || !after) throw new RangeError('A curve needs knots.');
  const times = [-1, 0, 1, 2].map((step) => timeOf(knots, index + step));
  const [t0 = 0, t1 = 0, t2 = 0, t3 = 0] = times;

  const s = (at - t1) / (t2 - t1);
  const s2 = s * s;
  const s3 = s2 * s;
  return from.slice(1).map((start, column) => {
    const previous = before[column + 1] ?? start;
    const end = to[column + 1] ?? start;
    const next = after[column + 1] ?? end;
    const leaving = ((end - previous) / (t2 - t0)) * (t2 - t1);
    const arriving = ((next - start) / (t3 - t1)) * (t2 - t1);
    return (
      (2 * s3 - 3 * s2 + 1) * start +
      (s3 - 2 * s2 + s) * leaving +
      (-2 * s3 + 3 * s2) * end +
      (s3 - s2) * arriving
    );
  });
}

function knotAt(knots: readonly Knot[], index: number): Knot {
  const knot = knots.at(((index % knots.length) + knots.length) % knots.length);
  if (knot === undefined) throw new RangeError('A curve needs knots.');
  return knot;
}

/** The time of a knot of this cycle, the one before or the one after. */
function timeOf(knots: readonly Knot[], index: number): number {
  return knotAt(knots, index)[0] + Math.floor(index / knots.length);
}
