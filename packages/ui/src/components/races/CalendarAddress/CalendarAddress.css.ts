import { style } from '@vanilla-extract/css';
import { monospace, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});

export const address = style([
  smallText,
  { minInlineSize: 0, fontFamily: monospace, overflowWrap: 'anywhere' },
]);
