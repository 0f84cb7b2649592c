import { createVar, style } from '@vanilla-extract/css';

/** The colours of a jacket; the component sets them inline, from `sashColours`. */
export const colour = createVar();
export const second = createVar();

/** Both colours across the foot of a card that is positioned. */
export const sash = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '12px',
  background: `repeating-linear-gradient(115deg, ${colour} 0 28px, ${second} 28px 42px)`,
});
