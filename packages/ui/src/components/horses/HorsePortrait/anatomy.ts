import type { PortraitTraits } from './portraitTraits';

/** A point of the drawing's 200 × 200 square. */
export type Point = readonly [x: number, y: number];

/** The poll, between the ears, about which the head is carried. */
export const poll: Point = [98, 48];
const scale = { least: 1.17, apart: 0.16 };

/**
 * Where a point of the head lies in the drawing of this horse. The head is written down with its face
 * level: `u` from 0 at the poll to 100 at the lips, `w` from the forehead (−3) down to the jaw (48).
 */
export type Anatomy = (u: number, w: number) => Point;

export function anatomyOf(looks: PortraitTraits): Anatomy {
  const { dish, forehead, jowl, muzzle, length, bone, youth, old, carriage } = looks;
  const size = scale.least + scale.apart * bone;
  const turn = (carriage * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
  const long = 0.12 * (length - 0.5) - 0.15 * youth;
  const deep = 0.22 * (jowl - 0.5) - 0.05 * youth;
  const fine = 0.3 * (0.5 - muzzle) - 0.14 * youth;
  const bulge = 3 * forehead + 2.6 * youth - 1.4;
  const hollow = 3.8 * dish + 0.6 * youth;
  return (u, w) => {
    const upper = Math.min(1, Math.max(0, (30 - w) / 24));
    const lower = 1 - upper;
    const v =
      (w - 20) * (1 + fine * rise(u, 58, 88)) +
      20 +
      w * deep * bell(u, 24, 24) * lower +
      upper * (hollow * bell(u, 57, 20) - bulge * bell(u, 20, 16)) +
      old * 1.6 * bell(u, 90, 9) * lower;
    const along = u * (1 + long * rise(u, 20, 90));
    return [poll[0] + along * cos - (v - 5) * sin, poll[1] + along * sin + (v - 5) * cos];
  };
}

/** Bones and flesh swell and sink smoothly: 1 at the middle. */
function bell(value: number, middle: number, width: number): number {
  return Math.exp(-(((value - middle) / width) ** 2));
}

function rise(value: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
