import { style } from '@vanilla-extract/css';
import { smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

export const root = style({
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const muted = style([
  smallText,
  {
    color: vars.color.text.muted,
    fontWeight: vars.weight.regular,
    lineHeight: vars.lineHeight.heading,
  },
]);
