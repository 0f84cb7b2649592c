import { joints, type Side } from './bones';
import { curve, type Knot } from './curve';
import { standing } from './gallop';
import type { LimbGoal } from './limbs';
import { add, degrees, distance, type Point, subtract, turn } from './plane';

/**
 * The walk: four beats, evenly spaced, hind before fore on each side, two or three hooves always on
 * the ground (Hildebrand 1965, Robilliard et al. 2007). It is laid out as one short way: a horse that
 * stands sets off, walks a stride and halts; for a longer way the stride in the middle is repeated.
 */
const touchdown: Record<'hind' | 'fore', Record<Side, number>> = {
  hind: { Left: 0, Right: 0.5 },
  fore: { Left: 0.25, Right: 0.75 },
};

/** For how much of the stride a hoof stands. */
const stance = 0.62;
/** Metres of a stride, and strides a second: 1.6 m/s. */
export const walkLength = 1.68;
export const walkRate = 0.95;

/** Strides before the body moves, in which it comes to its pace, and from its halt to the last hoof's. */
const lead = 0.8125;
const ramp = 0.6875;
const rest = 0.875;
/** Strides before and after a moment on which the pose at it depends. */
const foresight = 1.3125;

/** Strides after the beginning at which the repeated stride begins, and at which all is over. */
export const loop = lead + ramp + foresight;
const slowing = loop + 1 + foresight;
export const walkEnd = slowing + ramp + rest;

/** Metres that the body has come at so many strides after the beginning. */
export function metresWalked(strides: number): number {
  return walkLength * (eased(strides - lead) - eased(strides - slowing));
}

/**
 * How many times the stride in the middle has been repeated after so many strides of a longer way: so
 * many strides before, and metres of `walkLength` less, the short way is in the same pose.
 */
export function roundsAfter(strides: number, repeats: number): number {
  return strides < loop ? 0 : Math.min(repeats, Math.floor(strides - loop));
}

/** The pace at a moment: 0 standing, 1 walking. */
export function walkPace(strides: number): number {
  const up = share(strides - lead);
  const down = share(strides - slowing);
  return up * up * (3 - 2 * up) - down * down * (3 - 2 * down);
}

/** The integral of a smooth step from 0 to 1. */
function eased(strides: number) {
  const u = share(strides);
  return ramp * (u ** 3 - u ** 4 / 2) + Math.max(0, strides - ramp);
}

function share(strides: number) {
  return Math.min(1, Math.max(0, strides / ramp));
}

/**
 * Through the cycle of a hoof, 0 at touch-down: pastern, sole and knee in degrees, and metres of the
 * toe over the ground.
 */
const cycle: readonly Knot[] = [
  [0.0, 26, 0, 0, 0],
  [0.1, 32, 0, 0, 0],
  [0.38, 36, 0, 0, 0],
  [0.47, 34, 0, 0, 0],
  [stance, 12, -38, 6, 0],
  [0.71, -34, -78, 46, 0.04],
  [0.81, -22, -62, 56, 0.085],
  [0.91, 14, -18, 16, 0.06],
];
const stands = [standing.pastern, standing.sole, standing.knee] as const;

const feet = {
  hind: { fetlock: joints.hindFetlock, coffin: joints.hindCoffin, tip: [-0.532, 0] },
  fore: { fetlock: joints.foreFetlock, coffin: joints.foreCoffin, tip: [0.653, 0] },
} as const;

/** What a limb does at so many strides after the beginning. */
export function walkGoal(end: 'hind' | 'fore', side: Side, strides: number): LimbGoal {
  const since = strides - touchdown[end][side];
  const step = Math.floor(since);
  const at = since - step;
  // A hoof stands where the body will be above it in the middle of its stance.
  const place = (k: number) => metresWalked(touchdown[end][side] + k + stance / 2);
  const size = (k: number) => Math.min(1, (place(k + 1) - place(k)) / walkLength);
  const swing = Math.max(0, (at - stance) / (1 - stance));
  const over = swing * swing * (3 - 2 * swing);
  const x = place(step) + (place(step + 1) - place(step)) * over - metresWalked(strides);
  // A short step bends the joints less, and lifts the hoof a little less.
  const landed = size(step - 1);
  const much = landed + (size(step) - landed) * Math.min(1, Math.max(0, (2 * at) / stance - 1));
  const values = curve(cycle, at);
  const [pastern = 0, sole = 0, knee = 0] = stands.map(
    (still, i) => still + ((values[i] ?? still) - still) * much,
  );
  const height = (values[stands.length] ?? 0) * Math.sqrt(much);
  // The spline swings a little past the knots at which the hoof lies flat.
  const pitch = Math.min(0, sole);
  const toe = add(toes[end], [x, swing > 0 ? Math.max(0, height) : 0]);
  return { fetlock: subtract(toe, footOf(end, pastern, pitch)), pastern, sole: pitch, knee };
}

/** From a fetlock to the tip of its sole; angles in degrees. */
function footOf(end: 'hind' | 'fore', pastern: number, sole: number): Point {
  const { fetlock, coffin, tip } = feet[end];
  const along = distance(fetlock, coffin);
  const down = pastern * degrees;
  return add(
    [along * Math.sin(down), -along * Math.cos(down)],
    turn(subtract(tip, coffin), sole * degrees),
  );
}

/** Where the tips of the soles are of a horse that stands. */
const toes = {
  hind: add(feet.hind.fetlock, footOf('hind', standing.pastern, standing.sole)),
  fore: add(feet.fore.fetlock, footOf('fore', standing.pastern, standing.sole)),
};
