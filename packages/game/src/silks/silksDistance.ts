import type { Silks, SilksColour } from './silks.ts';

/**
 * Each registered colour as it is dyed, in OKLab (lightness from 0 to 1, green to red, blue to yellow),
 * in which equal distances look equally far apart.
 * @see https://bottosson.github.io/posts/oklab/
 */
export const dyesInOklab: Readonly<Record<SilksColour, readonly [number, number, number]>> = {
  white: [0.991, 0, 0.005],
  grey: [0.704, -0.007, -0.013],
  pink: [0.797, 0.105, -0.005],
  red: [0.545, 0.194, 0.084],
  maroon: [0.367, 0.116, 0.028],
  'light green': [0.813, -0.087, 0.081],
  'emerald green': [0.591, -0.126, 0.055],
  'dark green': [0.366, -0.067, 0.022],
  'light blue': [0.796, -0.046, -0.074],
  'royal blue': [0.478, -0.022, -0.189],
  'dark blue': [0.294, -0.003, -0.103],
  mauve: [0.727, 0.056, -0.08],
  purple: [0.415, 0.089, -0.138],
  yellow: [0.878, -0.014, 0.17],
  orange: [0.71, 0.105, 0.137],
  beige: [0.833, 0.008, 0.06],
  brown: [0.426, 0.038, 0.061],
  black: [0.226, 0, -0.004],
};

/** Nearer than this, two are easily taken for each other: royal blue and dark blue, 0.13 apart, are. */
const nearlyAlike = 0.135;

/**
 * How far two colours look apart on a course: from 0 to 0.39. Lightness counts half, since sun and shade
 * change it the most.
 */
function colourDistance(one: SilksColour, other: SilksColour): number {
  const [lightness, red, yellow] = dyesInOklab[other];
  const [l, a, b] = dyesInOklab[one];
  return Math.hypot((l - lightness) / 2, a - red, b - yellow);
}

type Part = readonly [pattern: string, colours: readonly [SilksColour, SilksColour]];

/** The colours that are seen of a part. */
function seen([pattern, [ground, figure]]: Part): readonly [SilksColour, SilksColour] {
  return pattern === 'plain' ? [ground, ground] : [ground, figure];
}

/** Whether two parts look alike: in both colours, and the more so where their patterns tell them. */
function arePartsAlike(one: Part, other: Part): boolean {
  const [ground, figure] = seen(one);
  const [otherGround, otherFigure] = seen(other);
  const furthest = Math.max(
    colourDistance(ground, otherGround),
    colourDistance(figure, otherFigure),
  );
  return furthest < (one[0] === other[0] ? nearlyAlike : nearlyAlike / 2);
}

/** Whether two jackets with their sleeves are easily taken for each other. */
export function areJacketsAlike(one: Silks, other: Silks): boolean {
  return (
    arePartsAlike([one.body, one.bodyColours], [other.body, other.bodyColours]) &&
    arePartsAlike([one.sleeves, one.sleeveColours], [other.sleeves, other.sleeveColours])
  );
}

/** Whether two caps are easily taken for each other. */
export function areCapsAlike(one: Silks, other: Silks): boolean {
  return arePartsAlike([one.cap, one.capColours], [other.cap, other.capColours]);
}

/** How far a plain cap of a colour is from the nearest colour in others' caps. */
export function distanceFromCaps(cap: SilksColour, others: readonly Silks[]): number {
  const worn = others.flatMap(({ cap, capColours }) => seen([cap, capColours]));
  return Math.min(...worn.map((colour) => colourDistance(cap, colour)));
}

/** Whether a plain cap of a colour is told from each of the caps. */
export function isClearOf(cap: SilksColour, others: readonly Silks[]): boolean {
  return distanceFromCaps(cap, others) >= nearlyAlike;
}
