import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { dyes } from '../Silks/colours';

const { color, space } = vars;

export const group = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = style([
  smallText,
  { paddingInline: 0, marginBlockEnd: space.xxsmall, fontWeight: vars.weight.strong },
]);

export const colours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.75rem, 100%), 1fr))',
  columnGap: space.xsmall,
});

export const colour = style([
  smallText,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.xsmall,
    minInlineSize: 0,
    minBlockSize: vars.touchTarget,
    paddingInline: space.xsmall,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.surface.raised },
      '&:has(:checked)': {
        background: color.accent.soft,
        boxShadow: `inset 0 0 0 2px ${color.accent.solid}`,
        fontWeight: vars.weight.strong,
      },
      '&:has(:focus-visible)': {
        outline: `2px solid ${color.outline.focus}`,
        outlineOffset: '2px',
      },
      '&:has(:disabled)': { color: color.text.muted, cursor: 'not-allowed' },
    },
    '@media': {
      // Shadows are gone there, so the choice has an edge.
      [media.forcedColors]: { selectors: { '&:has(:checked)': { border: '2px solid Highlight' } } },
    },
  },
]);

const dot = style({
  appearance: 'none',
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  // Dark blue on the dark theme and white on paper both need an edge.
  border: `1px solid ${color.outline.control}`,
  borderRadius: vars.radius.full,
  cursor: 'inherit',
  forcedColorAdjust: 'none',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const swatch = styleVariants(dyes, (dye) => [dot, { background: dye }]);

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
