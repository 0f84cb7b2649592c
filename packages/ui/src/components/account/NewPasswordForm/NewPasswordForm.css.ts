import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

/** As wide as the dialogs in which the other forms of the account stand. */
export const root = style({ maxInlineSize: vars.width.dialog });
