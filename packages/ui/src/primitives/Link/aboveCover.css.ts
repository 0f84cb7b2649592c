import { style } from '@vanilla-extract/css';

/** Around a link of its own on what a `cover` link makes its target. */
export const aboveCover = style({ position: 'relative', zIndex: 1 });
