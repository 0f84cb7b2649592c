import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const box = style({ position: 'relative' });

export const roomForReveal = style({ paddingInlineEnd: vars.touchTarget });

export const reveal = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  color: vars.color.text.muted,
});
