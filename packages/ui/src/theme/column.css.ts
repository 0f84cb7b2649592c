import { style } from '@vanilla-extract/css';
import { vars } from './vars.css';

/** What a card holds, one under the other and never wider than the card. */
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  padding: vars.space.medium,
});
