import { type Point, poll } from './anatomy';
import { shortPath } from './path';
import type { PortraitTraits } from './portraitTraits';

type Curve = readonly [Point, Point, Point, Point];

/** The crest of the neck, from the poll down to the withers. */
export function crestOf({ crest, youth, old, neck }: PortraitTraits): Curve {
  const arch = 16 * crest - 8 - 6 * youth - 4 * old;
  const high = 26 * (neck - 0.5) + 12 * youth;
  return [
    [poll[0] + 3, poll[1] - 4],
    [64 - arch * 0.3 + high * 0.3, 30 - arch * 0.7],
    [22 - arch + high * 0.8, 82 - arch - high * 0.2],
    [-10 + high, 178],
  ];
}

export function neckPath(looks: PortraitTraits): string {
  const slim = 8 * looks.youth - 5 * looks.crest - 8 * (looks.neck - 0.5);
  const crest = crestOf(looks);
  return shortPath(
    `M${curveTo(crest)}C${crest[3][0] - 10} 196 -40 206 -70 208L${98 - slim} 208C${84 - slim} 188 ${77 - slim} 168 ${79 - slim} 146C${80 - slim} 130 84 116 96 104Z`,
    'whole',
  );
}

export function curveTo(curve: Curve): string {
  return curve.map(([x, y], i) => `${i === 1 ? 'C' : ''}${x} ${y}`).join(' ');
}

/** A point of the crest, 0 at the poll, 1 at the withers; the way along it, and from it into the neck. */
export function onCrest(
  looks: PortraitTraits,
  t: number,
): { at: Point; along: Point; into: Point } {
  const [a, b, c, d] = crestOf(looks);
  const s = 1 - t;
  const at = (i: 0 | 1) =>
    s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * d[i];
  const slope = (i: 0 | 1) =>
    s * s * (b[i] - a[i]) + 2 * s * t * (c[i] - b[i]) + t * t * (d[i] - c[i]);
  const length = Math.hypot(slope(0), slope(1));
  const along: Point = [slope(0) / length, slope(1) / length];
  return { at: [at(0), at(1)], along, into: [along[1], -along[0]] };
}
