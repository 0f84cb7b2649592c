import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

/** Keeps a share apart from the figure after it, and on its line, where a row is a card. */
export const won = style({
  display: 'block',
  paddingInlineEnd: vars.space.xsmall,
  lineHeight: vars.lineHeight.heading,
});
