import { style } from '@vanilla-extract/css';

// A long name beside it wraps before the portrait shrinks.
export const square = style({
  display: 'block',
  flexShrink: 0,
  maxInlineSize: 'none',
  borderRadius: 'min(14%, 14px)',
});

export const fill = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
