import { style, styleVariants } from '@vanilla-extract/css';
import { radio, radioLabel, radioLegend } from '../../../primitives/RadioCards/radio.css';
import { media } from '../../../theme/breakpoints';
import { smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { dyes } from '../Silks/colours';

const { color, space } = vars;

export const legend = style([radioLegend, { marginBlockEnd: space.xxsmall }]);

export const colours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.75rem, 100%), 1fr))',
  columnGap: space.xsmall,
});

export const colour = style([
  smallText,
  radioLabel,
  {
    alignItems: 'center',
    gap: space.xsmall,
    minBlockSize: vars.touchTarget,
    paddingInline: space.xsmall,
    borderRadius: vars.radius.control,
    selectors: {
      '&:hover': { background: color.surface.raised },
      '&:has(:checked)': {
        background: color.accent.soft,
        boxShadow: `inset 0 0 0 2px ${color.accent.solid}`,
        fontWeight: vars.weight.strong,
      },
      '&:has(:disabled)': { color: color.text.muted },
    },
    '@media': {
      // Shadows are gone there, so the choice has an edge.
      [media.forcedColors]: { selectors: { '&:has(:checked)': { border: '2px solid Highlight' } } },
    },
  },
]);

const dot = style([
  radio,
  {
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    // Dark blue on the dark theme and white on paper both need an edge.
    border: `1px solid ${color.outline.control}`,
    forcedColorAdjust: 'none',
  },
]);

export const swatch = styleVariants(dyes, (dye) => [dot, { background: dye }]);

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
