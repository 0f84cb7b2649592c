import { createVar, type StyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/breakpoints';
import { smallFigure, smallText } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';
import type { ConditionBand } from './ConditionMeter';

const { surface, text, tone } = vars.color;

/** How much of the track is filled; the component sets it inline. */
export const filled = createVar();

// Fixed outer columns, so that a condition and an energy meter line up under each other.
export const root = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(2rem, 1fr) 2.25rem 4rem',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
});

export const label = style([smallText, { color: text.muted }]);

export const value = style([smallFigure, { textAlign: 'end', fontWeight: vars.weight.strong }]);

export const word = style([smallText, { color: text.muted, whiteSpace: 'nowrap' }]);

export const track = style({
  blockSize: '0.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: surface.sunken,
  // Without this the track vanishes in forced colours.
  outline: '1px solid transparent',
});

export const fill = recipe({
  base: {
    blockSize: '100%',
    inlineSize: filled,
    borderRadius: vars.radius.full,
    '@media': {
      [media.motion]: { transition: `inline-size ${vars.motion.standard} ${vars.motion.easing}` },
      [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
  variants: {
    band: {
      fresh: { background: tone.positive.solid },
      fit: { background: tone.positive.solid },
      tired: { background: tone.caution.solid },
      spent: { background: tone.critical.solid },
    } satisfies Record<ConditionBand, StyleRule>,
  },
});
