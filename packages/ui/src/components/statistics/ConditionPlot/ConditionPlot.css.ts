import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

export const line = style({
  fill: 'none',
  stroke: vars.color.text.muted,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
});
