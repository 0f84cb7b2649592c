import { style } from '@vanilla-extract/css';
import { smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

export const two = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const muted = style([
  smallText,
  { color: vars.color.text.muted, fontWeight: vars.weight.regular },
]);

export const mount = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});
