import { style } from '@vanilla-extract/css';
import { copiedText, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});

export const address = style([
  smallText,
  { ...copiedText, minInlineSize: 0, overflowWrap: 'anywhere' },
]);
