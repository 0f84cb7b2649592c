import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';

export const icon = style({ flexShrink: 0 });

export const name = style({
  maxInlineSize: 'clamp(3.5rem, 20vw - 4rem, 11rem)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // The figure beside it says whose menu it is; the button keeps the name for whoever listens.
  '@media': { [media.phone]: { display: 'none' } },
});
