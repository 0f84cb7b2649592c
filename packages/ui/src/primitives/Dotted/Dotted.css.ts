import { style } from '@vanilla-extract/css';

/** Room for a dot, before each part. */
const dotWidth = '0.9em';

/** A part that begins a line has its dot out here, where it is not seen. */
export const root = style({ display: 'block', overflow: 'clip' });

export const run = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `-${dotWidth}`,
});

export const part = style({
  position: 'relative',
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingInlineStart: dotWidth,
  overflowWrap: 'anywhere',
});

export const dot = style({
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: dotWidth,
  textAlign: 'center',
  whiteSpace: 'pre',
});
