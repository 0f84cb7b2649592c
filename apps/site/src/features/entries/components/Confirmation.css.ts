import { vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

/** Stuck to the bottom while the cards above are read, so that the button is never far. */
export const within = style({
  position: 'sticky',
  insetBlockEnd: vars.space.small,
  zIndex: 1,
});
