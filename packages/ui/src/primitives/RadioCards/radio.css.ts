import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { smallText } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';

export const radioGroup = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const radioLegend = style([smallText, { paddingInline: 0, fontWeight: vars.weight.strong }]);

/** The button itself; its label, which is the target, shows the focus. */
export const radio = style({
  appearance: 'none',
  flexShrink: 0,
  margin: 0,
  borderRadius: vars.radius.full,
  cursor: 'inherit',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const radioLabel = style({
  display: 'flex',
  minInlineSize: 0,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.color.outline.focus}`,
      outlineOffset: '2px',
    },
    '&:has(:disabled)': { cursor: 'not-allowed' },
  },
});

/** A small choice of many: its ground and its edge say that it is the one. */
export const radioTile = style([
  smallText,
  radioLabel,
  {
    alignItems: 'center',
    borderRadius: vars.radius.control,
    selectors: {
      '&:hover': { background: vars.color.surface.raised },
      '&:has(:checked)': {
        background: vars.color.accent.soft,
        boxShadow: `inset 0 0 0 2px ${vars.color.accent.solid}`,
        fontWeight: vars.weight.strong,
      },
    },
    '@media': {
      // Shadows are gone there, so the choice has an edge.
      [media.forcedColors]: { selectors: { '&:has(:checked)': { border: '2px solid Highlight' } } },
    },
  },
]);
