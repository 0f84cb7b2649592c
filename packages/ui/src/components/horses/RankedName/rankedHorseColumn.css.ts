import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

export const named = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
});
