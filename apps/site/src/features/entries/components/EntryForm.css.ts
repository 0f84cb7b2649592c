import { media, vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  selectors: {
    // Room for the confirmation below the last card.
    '&[data-confirming]': { paddingBlockEnd: '17rem' },
  },
  '@media': {
    [media.laptop]: { selectors: { '&[data-confirming]': { paddingBlockEnd: '10rem' } } },
  },
});
