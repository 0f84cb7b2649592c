import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { vars } from '../../../theme/vars.css';

/** Gold is money won. */
export const week = style({
  fill: vars.color.tone.caution.solid,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
