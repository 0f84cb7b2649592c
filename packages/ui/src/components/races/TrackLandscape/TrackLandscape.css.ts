import { style } from '@vanilla-extract/css';

/** Fills its parent, whose shape is not its own. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
});
