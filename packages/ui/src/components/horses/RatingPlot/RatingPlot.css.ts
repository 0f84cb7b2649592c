import { createVar, style } from '@vanilla-extract/css';
import { markRoom } from '../../../primitives/Plot/Plot.css';
import { vars } from '../../../theme/vars.css';

/** Percent from the left, and of the height from above. */
export const left = createVar();
export const top = createVar();

const dotSize = '0.5rem';

export const line = style({
  fill: 'none',
  stroke: vars.color.accent.solid,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});

export const dot = style({
  position: 'absolute',
  top,
  left: `calc((100% - ${markRoom}) * ${left} / 100)`,
  inlineSize: dotSize,
  blockSize: dotSize,
  borderRadius: vars.radius.full,
  border: `2px solid ${vars.color.surface.card}`,
  background: vars.color.accent.solid,
  boxSizing: 'content-box',
  transform: 'translate(-50%, -50%)',
});
