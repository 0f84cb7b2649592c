import { style } from '@vanilla-extract/css';
import { smallText } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

/** Beside one with a hint it is as high, and its box stands at the same height. */
export const field = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xxsmall,
  minInlineSize: 0,
});
export const label = style([smallText, { fontWeight: vars.weight.strong }]);
export const hint = style([smallText, { color: color.text.muted }]);
export const error = style([smallText, { color: color.tone.critical.text }]);

/** The box of a text field or select. */
export const control = style({
  inlineSize: '100%',
  minBlockSize: vars.touchTarget,
  paddingInline: space.small,
  border: `1px solid ${color.outline.control}`,
  borderRadius: vars.radius.control,
  background: color.surface.card,
  color: color.text.standard,
  fontFamily: vars.font.text,
  // Below 16 px phones zoom into the field.
  fontSize: vars.size.standard,
  selectors: {
    '&::placeholder': { color: color.text.muted },
    '&:focus-visible': { outlineOffset: '0px', borderColor: color.outline.focus },
    '&[aria-invalid="true"]': { borderColor: color.tone.critical.text },
    // Browsers fade a select that is out of use, and no other field.
    '&:disabled': { background: color.surface.sunken, color: color.text.muted, opacity: 1 },
  },
});
