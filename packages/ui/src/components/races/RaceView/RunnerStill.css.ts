import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

/** What is drawn has no ground of its own: it stands on that of the theme. */
export const still = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
});
