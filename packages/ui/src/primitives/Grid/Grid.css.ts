import { createVar, style } from '@vanilla-extract/css';

/** Narrowest column; the component sets it inline. */
export const columnMin = createVar();

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${columnMin}), 1fr))`,
});
