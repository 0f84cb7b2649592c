import { media, vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

/** The words, with the way to try them beside them where there is room. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.xxlarge,
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: `minmax(0, ${vars.width.reading}) minmax(0, ${vars.width.dialog})`,
    },
  },
});

/** In sight however far is read. */
export const trial = style({
  '@media': { [media.laptop]: { position: 'sticky', insetBlockStart: vars.space.medium } },
});
