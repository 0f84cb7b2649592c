import { style } from '@vanilla-extract/css';

export const icon = style({ flexShrink: 0 });

export const name = style({
  // On a phone no more than leaves the menu beside it.
  maxInlineSize: 'min(11rem, 25vw)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
