import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { smallFigure, smallText } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const root = style({ minInlineSize: 0 });

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.small,
});

export const label = style([
  smallText,
  { minInlineSize: 0, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' },
]);

export const figure = style([smallFigure, { color: color.text.muted }]);

export const control = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.touchTarget,
  // A finger that slides does not scroll the page as well.
  touchAction: 'pan-y',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

export const track = style({
  inlineSize: '100%',
  blockSize: 6,
  borderRadius: vars.radius.full,
  background: color.surface.sunken,
  outline: '1px solid transparent',
});

export const picked = style({
  borderRadius: vars.radius.full,
  background: color.accent.solid,
  selectors: { '&[data-disabled]': { background: color.outline.control } },
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const thumb = style({
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  border: `2px solid ${color.accent.solid}`,
  borderRadius: vars.radius.full,
  background: color.surface.card,
  selectors: {
    '&:has(:focus-visible)': {
      outline: `2px solid ${color.outline.focus}`,
      outlineOffset: '2px',
    },
    '&[data-disabled]': { borderColor: color.outline.control },
  },
});
