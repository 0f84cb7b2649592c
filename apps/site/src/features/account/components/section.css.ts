import { vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

/** One under another, each with its own act. */
export const list = style({
  display: 'grid',
  gap: vars.space.small,
  padding: 0,
  listStyle: 'none',
});
