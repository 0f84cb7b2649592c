import { style } from '@vanilla-extract/css';
import { smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { space, color, weight } = vars;

export const said = style({ display: 'grid', gap: space.xxsmall, minInlineSize: 0 });

/** Coat, age and sex, under the name. */
export const summary = style([
  smallText,
  { color: color.text.muted, fontWeight: weight.regular, lineHeight: vars.lineHeight.heading },
]);

/** A face, round at its corners and clear of the lines above and below. */
export const face = style({
  display: 'flex',
  flexShrink: 0,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  marginBlock: space.xxsmall,
});

export const stable = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxsmall,
  // Where it shares a line with the figures: as wide as most words, which are then not broken.
  minInlineSize: '7rem',
});

/** A sum of money is never broken. */
export const money = style({ whiteSpace: 'nowrap' });
