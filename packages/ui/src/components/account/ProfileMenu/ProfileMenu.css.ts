import { style } from '@vanilla-extract/css';

export const icon = style({ flexShrink: 0 });

export const name = style({
  // On a phone no more than leaves the menu beside it.
  maxInlineSize: 'min(11rem, max(25vw, 100vw - 17rem))',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
