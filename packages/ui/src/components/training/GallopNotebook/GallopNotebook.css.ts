import { createVar, style } from '@vanilla-extract/css';
import { markRoom } from '../../../primitives/Plot/Plot.css';
import { cardTitle, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { accent, surface, text } = vars.color;

/** Percent from the left, and of the height from above. */
export const left = createVar();
export const top = createVar();

const dotSize = '0.625rem';

export const root = style({ display: 'grid', gap: vars.space.large });

export const told = style({ display: 'grid', gap: vars.space.xsmall });

export const known = style([cardTitle, { overflowWrap: 'anywhere' }]);

export const note = style([smallText, { color: text.muted }]);

export const error = style({
  stroke: accent.solid,
  strokeWidth: 3,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const dot = style({
  position: 'absolute',
  top,
  left: `calc((100% - ${markRoom}) * ${left} / 100)`,
  inlineSize: dotSize,
  blockSize: dotSize,
  borderRadius: vars.radius.full,
  border: `2px solid ${surface.card}`,
  background: accent.solid,
  boxSizing: 'content-box',
  transform: 'translate(-50%, -50%)',
});
