import { style } from '@vanilla-extract/css';
import { smallText } from './typography.css';
import { vars } from './vars.css';

/** Why something cannot be done. */
export const reason = style([
  smallText,
  {
    color: vars.color.tone.critical.text,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
  },
]);
