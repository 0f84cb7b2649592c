import { createVar, style } from '@vanilla-extract/css';
import { barTrack } from '../../../primitives/Meter/bar.css';
import { media } from '../../../theme/breakpoints';
import { column } from '../../../theme/column.css';
import { paperCard } from '../../../theme/paper.css';
import { plainList } from '../../../theme/plainList.css';
import { cardTitle, figure, label, smallFigure } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { accent, text, tone } = vars.color;

/** How far the bar reaches now and afterwards; the component sets them inline. */
export const before = createVar();
export const after = createVar();

export const root = style([paperCard, column]);

export const title = style([cardTitle]);

export const list = style([plainList, { display: 'grid', gap: vars.space.small }]);

export const effect = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
});

export const name = style([label]);

export const figures = style([
  figure,
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    // Sums read from left to right in every language.
    direction: 'ltr',
    alignItems: 'baseline',
    columnGap: vars.space.xsmall,
  },
]);

export const was = style({ color: text.muted, fontWeight: vars.weight.medium });

export const arrow = style({ color: text.muted, fontFamily: vars.font.text });

export const change = style([
  smallFigure,
  {
    fontWeight: vars.weight.strong,
    color: tone.positive.text,
    selectors: { '&[data-loss]': { color: tone.critical.text } },
  },
]);

export const track = style([
  barTrack,
  { flexBasis: '100%', position: 'relative', blockSize: '0.5rem' },
]);

const bar = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: vars.radius.full,
  '@media': {
    [media.motion]: { transition: `inline-size ${vars.motion.standard} ${vars.motion.easing}` },
  },
});

/** What one of the two has beyond the other. */
export const moved = style([
  bar,
  {
    inlineSize: `max(${before}, ${after})`,
    // Hatched: it is not there yet.
    background: `repeating-linear-gradient(-45deg, ${accent.solid} 0 3px, transparent 3px 6px)`,
    selectors: { '&[data-loss]': { background: tone.critical.solid } },
    '@media': {
      [media.forcedColors]: { background: 'GrayText', forcedColorAdjust: 'none' },
    },
  },
]);

/** What is there before and after. */
export const kept = style([
  bar,
  {
    inlineSize: `min(${before}, ${after})`,
    background: accent.solid,
    '@media': {
      [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
]);
