import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

export const root = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: '0.625rem',
  minBlockSize: vars.touchTarget,
  borderRadius: vars.radius.small,
  color: 'inherit',
  fontFamily: vars.font.display,
  fontSize: '1.625rem',
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.lineHeight.tight,
  textDecoration: 'none',
});

export const post = style({ inlineSize: 10, blockSize: 26, forcedColorAdjust: 'none' });

export const white = style({
  fill: vars.color.brand.rail,
  // Ink on paper, where the post would vanish without it; the post's own white on turf.
  stroke: 'currentcolor',
  strokeWidth: 1,
});
export const red = style({ fill: vars.color.brand.red });
