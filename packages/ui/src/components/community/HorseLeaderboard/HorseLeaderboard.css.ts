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

/** The ground of a face, whose edge is clipped round. */
export const face = style({
  display: 'flex',
  flexShrink: 0,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});

export const stable = style({ display: 'flex', alignItems: 'center', gap: space.xsmall });
