import { createVar, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { turfCard } from '../../../theme/turf.css';
import { cardTitle, pageTitle, smallFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { gold, outline, surface, text } = vars.color;

/** Percent of the scale from its end that is behind; the component sets them inline. */
export const from = createVar();
export const to = createVar();

export const root = style([
  turfCard,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.large,
    alignItems: 'center',
    padding: vars.space.large,
    '@media': { [media.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

export const words = style({ display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 });

export const question = style([smallText, { color: text.muted, overflowWrap: 'anywhere' }]);

export const answer = style([cardTitle, { overflowWrap: 'anywhere' }]);

export const lengths = style([pageTitle, { display: 'block', color: text.gold }]);

export const doubt = style([smallText]);

// Ahead lies to the right wherever the page is read.
export const scale = style({ display: 'grid', gap: vars.space.xsmall, direction: 'ltr' });

export const track = style({
  position: 'relative',
  blockSize: '1rem',
  borderRadius: vars.radius.full,
  background: surface.sunken,
  outline: `1px solid ${outline.hairline}`,
});

export const level = style({
  position: 'absolute',
  insetBlock: '-0.375rem',
  left: 'calc(50% - 1px)',
  inlineSize: '2px',
  background: text.muted,
});

export const range = style({
  position: 'absolute',
  insetBlock: '0.1875rem',
  left: from,
  right: `calc(100% - ${to})`,
  borderRadius: vars.radius.full,
  border: `1px solid ${gold.solid}`,
  background: `color-mix(in srgb, ${gold.solid} 30%, transparent)`,
});

export const mark = style({
  position: 'absolute',
  insetBlock: '-0.125rem',
  left: `calc(${from} - 3px)`,
  inlineSize: '6px',
  borderRadius: vars.radius.full,
  background: gold.solid,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const ends = style([
  smallFigure,
  { display: 'flex', justifyContent: 'space-between', color: text.muted },
]);
