import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.touchTarget,
  blockSize: vars.touchTarget,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: 'color-mix(in srgb, currentcolor 9%, transparent)' },
    '&:active': { background: 'color-mix(in srgb, currentcolor 20%, transparent)' },
    '&[aria-pressed="true"]': { background: vars.color.accent.soft },
  },
  '@media': { [media.print]: { display: 'none' } },
});
