import { style } from '@vanilla-extract/css';
import { label, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { color, space } = vars;

export const root = style({ display: 'grid', gap: space.small, minInlineSize: 0 });

export const drawing = style({ inlineSize: '100%', maxInlineSize: '22rem', blockSize: 'auto' });

export const course = style({
  fill: color.tone.positive.soft,
  stroke: color.outline.control,
  strokeWidth: 1.5,
});

/** Around every colour, so that a green one stands out of the turf. */
export const edge = style({ fill: color.outline.control });

/** Light in both themes: dark colours would be lost on a dark ground. */
export const runner = style({ fill: color.brand.rail, strokeWidth: 4 });

export const stall = style({
  fill: color.brand.deep,
  fontFamily: vars.font.figures,
  fontSize: 12,
  fontWeight: vars.weight.strong,
  textAnchor: 'middle',
});

export const list = style({ display: 'grid', gap: space.xxsmall, margin: 0 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6rem) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space.small,
});

export const ridden = style([label, { fontSize: vars.size.micro }]);

export const field = style([smallText, { margin: 0, overflowWrap: 'anywhere' }]);
