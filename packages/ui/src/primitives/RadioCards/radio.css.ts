import { style } from '@vanilla-extract/css';
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
