import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

/** In a column of a result, where figures stand under each other. */
export const short = style({
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});
