import { createVar, style } from '@vanilla-extract/css';

/** How far down a row begins, or how high all are together; the component sets it inline. */
export const down = createVar();

/** As high as all rows together. On paper, where none is placed, the rows follow each other. */
export const rows = style({ position: 'relative', display: 'grid', blockSize: down });

export const placed = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: down,
});
