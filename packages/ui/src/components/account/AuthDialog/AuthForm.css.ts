import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

/** The stable's name, and the silks that it gives beside it. */
export const named = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.medium,
});
