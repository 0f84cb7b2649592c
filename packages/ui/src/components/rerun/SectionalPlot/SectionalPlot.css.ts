import { createVar, style } from '@vanilla-extract/css';
import { smallFigure } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

/** Percent of the height from above. */
export const top = createVar();

/** For times such as "−0.4 s". */
const scale = '3.5rem';

export const root = style({ margin: 0, display: 'grid', gap: vars.space.xsmall });

// The race runs from left to right wherever the page is read.
export const plot = style({ position: 'relative', blockSize: '14rem', direction: 'ltr' });

export const drawing = style({
  position: 'absolute',
  insetBlock: 0,
  left: scale,
  inlineSize: `calc(100% - ${scale})`,
  blockSize: '100%',
  overflow: 'visible',
});

export const tick = style([
  smallFigure,
  {
    position: 'absolute',
    top,
    left: 0,
    inlineSize: '3rem',
    textAlign: 'end',
    transform: 'translateY(-50%)',
    color: vars.color.text.muted,
  },
]);

const drawnLine = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

export const rule = style({ ...drawnLine, stroke: vars.color.outline.hairline, strokeWidth: 1 });

export const par = style({
  ...drawnLine,
  stroke: vars.color.text.muted,
  strokeWidth: 1.5,
  strokeDasharray: '4 3',
});

export const other = style({
  ...drawnLine,
  stroke: vars.color.text.muted,
  strokeWidth: 1,
  opacity: 0.45,
});

export const chosen = style({ ...drawnLine, stroke: vars.color.accent.solid, strokeWidth: 3 });

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingLeft: scale,
  direction: 'ltr',
});
