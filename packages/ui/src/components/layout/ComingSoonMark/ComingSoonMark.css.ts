import { style } from '@vanilla-extract/css';
import { label } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

export const mark = style([
  label,
  { fontSize: vars.size.micro, letterSpacing: '0.04em', whiteSpace: 'nowrap' },
]);
