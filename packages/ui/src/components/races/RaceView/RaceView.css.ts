import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

/** Dark while the first picture is made. */
export const root = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  background: vars.color.brand.deep,
});

export const canvas = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
