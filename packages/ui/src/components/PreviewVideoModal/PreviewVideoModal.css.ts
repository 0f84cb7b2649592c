import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const player = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: vars.radius.control,
  background: vars.color.brand.deep,
});
