import { style } from '@vanilla-extract/css';
import { vars } from './vars.css';

const { accent, text } = vars.color;

/** The disc that a card's icon stands on. */
export const iconDisc = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.touchTarget,
  blockSize: vars.touchTarget,
  borderRadius: vars.radius.full,
  background: accent.soft,
  color: text.accent,
});
