import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

export const player = style({
  display: 'block',
  // Never higher than a low window, such as a phone's on its side, can show.
  inlineSize: 'min(100%, 60dvh * 16 / 9)',
  marginInline: 'auto',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: vars.radius.control,
  background: vars.color.brand.deep,
});
