import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

const drawnLine = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

export const other = style({
  ...drawnLine,
  stroke: vars.color.text.muted,
  strokeWidth: 1,
  opacity: 0.45,
});

export const chosen = style({ ...drawnLine, stroke: vars.color.accent.solid, strokeWidth: 3 });
