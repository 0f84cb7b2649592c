import { createVar, type StyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { smallFigure } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';
import type { PlotLabels } from './Plot';

/** Percent of the height from above. */
export const top = createVar();

/** Room for the labels, and between them and the plot. */
const room = { short: '1.75rem', long: '3rem' } as const satisfies Record<PlotLabels, string>;
const beside = '0.5rem';
const scale = {
  short: `calc(${room.short} + ${beside})`,
  long: `calc(${room.long} + ${beside})`,
} as const satisfies Record<PlotLabels, string>;

export const root = style({ margin: 0, display: 'grid', gap: vars.space.xsmall });

// What comes later lies to the right wherever the page is read.
export const plot = recipe({
  base: { position: 'relative', direction: 'ltr' },
  variants: {
    labels: {
      short: { blockSize: '12rem' },
      long: { blockSize: '14rem' },
    } satisfies Record<PlotLabels, StyleRule>,
  },
});

export const area = recipe({
  base: { position: 'absolute', insetBlock: 0, right: 0 },
  variants: {
    labels: {
      short: { left: scale.short },
      long: { left: scale.long },
    } satisfies Record<PlotLabels, StyleRule>,
  },
});

/** Room at the end for half a mark. */
export const markRoom = '0.5rem';

export const drawing = recipe({
  base: {
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
  },
  variants: { marked: { true: { inlineSize: `calc(100% - ${markRoom})` } } },
});

export const label = recipe({
  base: [
    smallFigure,
    {
      position: 'absolute',
      top,
      left: 0,
      textAlign: 'end',
      transform: 'translateY(-50%)',
      color: vars.color.text.muted,
    },
  ],
  variants: {
    labels: {
      short: { inlineSize: room.short },
      long: { inlineSize: room.long },
    } satisfies Record<PlotLabels, StyleRule>,
  },
});

const drawnLine = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

export const rule = style({ ...drawnLine, stroke: vars.color.outline.hairline, strokeWidth: 1 });

export const strong = style({
  ...drawnLine,
  stroke: vars.color.text.muted,
  strokeWidth: 1.5,
  strokeDasharray: '4 3',
});

export const ends = recipe({
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.small,
    direction: 'ltr',
  },
  variants: {
    labels: {
      short: { paddingLeft: scale.short },
      long: { paddingLeft: scale.long },
    } satisfies Record<PlotLabels, StyleRule>,
  },
});
