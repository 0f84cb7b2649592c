import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

// What comes later lies to the right wherever the page is read.
export const way = style({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: '6rem',
  blockSize: '1.75rem',
  overflow: 'visible',
  direction: 'ltr',
});

export const line = style({
  fill: 'none',
  stroke: vars.color.accent.solid,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
