import { media, vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

/** The form, with what to know of it beside it where there is room. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.xlarge,
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' } },
});
