import { style } from '@vanilla-extract/css';
import { smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

export const root = style({
  display: 'grid',
  gap: vars.space.xsmall,
  marginBlockStart: vars.space.xsmall,
});

export const words = style([
  smallText,
  { color: vars.color.text.standard, overflowWrap: 'anywhere' },
]);
