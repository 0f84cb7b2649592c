import { createVar, style } from '@vanilla-extract/css';
import { smallFigure } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

/** Percent from the left, and of the height from above. */
export const left = createVar();
export const top = createVar();

/** For ratings of three figures. */
const scale = '2.25rem';
const dotSize = '0.5rem';

export const root = style({ margin: 0, display: 'grid', gap: vars.space.xsmall });

// Time runs from left to right wherever the page is read.
export const plot = style({ position: 'relative', blockSize: '12rem', direction: 'ltr' });

export const drawing = style({
  position: 'absolute',
  insetBlock: 0,
  left: scale,
  inlineSize: `calc(100% - ${scale} - ${dotSize})`,
  blockSize: '100%',
  overflow: 'visible',
});

export const tick = style([
  smallFigure,
  {
    position: 'absolute',
    top,
    left: 0,
    inlineSize: '1.75rem',
    textAlign: 'end',
    transform: 'translateY(-50%)',
    color: vars.color.text.muted,
  },
]);

export const rule = style({
  stroke: vars.color.outline.hairline,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});

export const line = style({
  fill: 'none',
  stroke: vars.color.accent.solid,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});

export const dot = style({
  position: 'absolute',
  top,
  left: `calc(${scale} + (100% - ${scale} - ${dotSize}) * ${left} / 100)`,
  inlineSize: dotSize,
  blockSize: dotSize,
  borderRadius: vars.radius.full,
  border: `2px solid ${vars.color.surface.card}`,
  background: vars.color.accent.solid,
  boxSizing: 'content-box',
  transform: 'translate(-50%, -50%)',
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingLeft: scale,
  direction: 'ltr',
});
