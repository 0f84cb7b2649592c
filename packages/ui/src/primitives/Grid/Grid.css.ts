import { createVar, style, styleVariants } from '@vanilla-extract/css';
import type { Space } from '../../theme/space';
import { vars } from '../../theme/vars.css';

/** Narrowest column; the component sets it inline. */
export const columnMin = createVar();

/** Space between two columns. */
const columnGap = createVar();

export const gap: Record<Space, string> = styleVariants(
  { none: '0px', ...vars.space },
  (space) => ({ gap: space, vars: { [columnGap]: space } }),
);

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${columnMin}), 1fr))`,
});

/** No more columns than so many, to a hair. */
const atMost = (columns: number) =>
  `calc((100% - ${columns - 1} * ${columnGap}) / ${columns} - 1px)`;

/** More than the line while so many columns have no room in it. */
const until = (columns: number) =>
  `calc((${columns} * ${columnMin} + ${columns - 1} * ${columnGap} - 100%) * 999)`;

const half = `calc((100% - ${columnGap}) / 2)`;

const lineOf = (...least: string[]) =>
  style({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${columnMin}, ${least.join()})), 1fr))`,
  });

/** Three columns or one; four, two or one. */
export const lines = {
  3: lineOf(atMost(3), until(3)),
  4: lineOf(atMost(4), `min(${half}, ${until(4)})`),
};
