import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { smallFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { surface, text, tone } = vars.color;

/** How much of the track is filled; the component sets it inline. */
export const filled = createVar();

export const root = style({ position: 'relative', containerType: 'inline-size' });

const tooNarrow = '(max-width: 15.25rem)';

// Fixed outer columns, so that a condition and an energy meter line up under each other.
export const line = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(2rem, 1fr) 2.25rem 4.5rem',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  '@container': { [tooNarrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const label = style([
  smallText,
  // Large text in little room: name, figures and bar each take a line of their own.
  {
    color: text.muted,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@container': { [tooNarrow]: { gridColumn: '1 / -1' } },
  },
]);

export const value = style([smallFigure, { textAlign: 'end', fontWeight: vars.weight.strong }]);

export const word = style([
  smallText,
  {
    color: text.muted,
    whiteSpace: 'nowrap',
    '@container': { [tooNarrow]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  },
]);

export const track = style({
  blockSize: '0.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: surface.sunken,
  '@container': { [tooNarrow]: { order: 1, gridColumn: '1 / -1' } },
  // Without this the track vanishes in forced colours.
  outline: '1px solid transparent',
});

const bar = style({
  blockSize: '100%',
  inlineSize: filled,
  borderRadius: vars.radius.full,
  '@media': {
    [media.motion]: { transition: `inline-size ${vars.motion.standard} ${vars.motion.easing}` },
    [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

export const fill = styleVariants(tone, ({ solid }) => [bar, { background: solid }]);
