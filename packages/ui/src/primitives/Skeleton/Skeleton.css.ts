import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

/** Lengths that the component sets inline. */
export const width = createVar();
export const height = createVar();

const breathe = keyframes({ '50%': { opacity: 0.7 } });

export const skeleton = style({
  display: 'block',
  inlineSize: width,
  maxInlineSize: '100%',
  blockSize: height,
  borderRadius: vars.radius.small,
  background: vars.color.skeleton,
  outline: '1px solid transparent',
  animation: `${breathe} 1.6s ease-in-out infinite`,
});
