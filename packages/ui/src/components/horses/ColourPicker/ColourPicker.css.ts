import { style, styleVariants } from '@vanilla-extract/css';
import { radio, radioLegend, radioTile } from '../../../primitives/RadioCards/radio.css';
import { vars } from '../../../theme/vars.css';
import { dyes } from '../Silks/colours';

const { color, space } = vars;

export const legend = style([radioLegend, { marginBlockEnd: space.xxsmall }]);

export const colours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(clamp(8.75rem, 25%, 11rem), 100%), 1fr))',
  columnGap: space.xsmall,
});

export const colour = style([
  radioTile,
  {
    gap: space.xsmall,
    minBlockSize: vars.touchTarget,
    paddingInline: space.xsmall,
    selectors: { '&:has(:disabled)': { color: color.text.muted } },
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
