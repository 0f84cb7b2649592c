import { createVar, style } from '@vanilla-extract/css';

/** Narrowest column, and the space between two; the component sets them inline. */
export const columnMin = createVar();
export const columnGap = createVar();

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${columnMin}), 1fr))`,
});

/** While four columns have no room, a column is at least half of the line. */
const half = `calc((100% - ${columnGap}) / 2)`;
const untilFour = `calc((4 * ${columnMin} + 3 * ${columnGap} - 100%) * 999)`;

export const fours = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${columnMin}, min(${half}, ${untilFour}))), 1fr))`,
});
