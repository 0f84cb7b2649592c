import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const course = style({
  flexShrink: 0,
  inlineSize: 96,
  blockSize: 53,
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const grass = style({ fill: color.accent.soft });
export const infield = style({ fill: color.surface.page });
export const rail = style({ stroke: color.outline.control, strokeWidth: 1.5 });
export const finish = style({
  stroke: color.gold.solid,
  strokeWidth: 3,
  strokeDasharray: '3 2',
  strokeLinecap: 'butt',
});
export const post = style({ stroke: color.text.muted, strokeWidth: 2, strokeLinecap: 'butt' });
export const disc = style({
  fill: color.tone.critical.solid,
  stroke: color.surface.page,
  strokeWidth: 1.5,
});

export const lens = style({
  fill: color.surface.card,
  fillOpacity: 0.85,
  stroke: color.text.muted,
  strokeWidth: 2.5,
});
export const handle = style({ stroke: color.gold.solid, strokeWidth: 6 });

export const lock = style({ fill: color.gold.solid });
export const shackle = style({ stroke: color.text.muted, strokeWidth: 4 });
export const keyhole = style({ stroke: color.gold.onSolid, strokeWidth: 4 });

export const stalls = style({
  fill: color.surface.card,
  stroke: color.text.muted,
  strokeWidth: 2,
});
export const bars = style({ stroke: color.text.muted, strokeWidth: 2 });
export const beam = style({ fill: color.gold.solid });

export const gap = style({ stroke: color.surface.page, strokeWidth: 3, strokeLinecap: 'butt' });
export const fallen = style({ stroke: color.outline.control, strokeWidth: 1.5 });
export const warning = style({
  fill: color.tone.critical.solid,
  stroke: color.tone.critical.solid,
  strokeWidth: 4,
});
export const sign = style({ stroke: color.tone.critical.onSolid, strokeWidth: 3 });
