import { fromFoot } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

/** All of the form, whatever card it follows there: it takes the keyboard's place, not the eye's. */
export const over = style({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'end',
  pointerEvents: 'none',
});

/** Stuck to the bottom while the cards above are read, so that the button is never far. */
export const within = style({
  position: 'sticky',
  insetBlockEnd: fromFoot.small,
  inlineSize: '100%',
  pointerEvents: 'auto',
});
