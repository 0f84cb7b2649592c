import { createVar, style } from '@vanilla-extract/css';
import { tint, tintShare } from './light.css';

export const coat = createVar();
export const jacket = createVar();
export const sleeve = createVar();
export const cap = createVar();

const lit = (colour: string) => `color-mix(in srgb, ${colour}, ${tint} ${tintShare})`;

/** What `runner.svg` is painted with: on a course that is floodlit, silks keep more of their colour than the land does. */
export const runner = style({
  vars: {
    '--runner-coat': lit(coat),
    '--runner-white': lit('#fff'),
    '--runner-jacket': lit(jacket),
    '--runner-sleeve': lit(sleeve),
    '--runner-cap': lit(cap),
  },
});
