import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xsmall,
  paddingBlock: space.xxlarge,
  paddingInline: space.medium,
  border: `1px dashed ${color.outline.hairline}`,
  borderRadius: vars.radius.card,
  textAlign: 'center',
});

export const action = style({ paddingBlockStart: space.xsmall });

export const course = style({ inlineSize: 160, blockSize: 88, marginBlockEnd: space.xsmall });
export const grass = style({ fill: color.accent.soft });
export const infield = style({ fill: color.surface.page });
export const rail = style({ fill: 'none', stroke: color.outline.control, strokeWidth: 1.5 });
export const finish = style({ stroke: color.gold.solid, strokeWidth: 3, strokeDasharray: '3 2' });
export const post = style({ stroke: color.text.muted, strokeWidth: 2 });
export const ring = style({
  fill: color.tone.critical.solid,
  stroke: color.surface.page,
  strokeWidth: 1.5,
});
