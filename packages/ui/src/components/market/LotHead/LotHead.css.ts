import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

/** Takes room once it says something. */
export const standing = style({
  selectors: { '&:not(:empty)': { marginBlockEnd: vars.space.large } },
});
