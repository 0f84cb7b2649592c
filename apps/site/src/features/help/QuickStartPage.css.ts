import { media, vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

/** The steps, with what else helps beside them where there is room. */
export const guide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.xxlarge,
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' } },
});
