import { style } from '@vanilla-extract/css';

export const icon = style({ flexShrink: 0 });

export const name = style({
  maxInlineSize: '11rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
