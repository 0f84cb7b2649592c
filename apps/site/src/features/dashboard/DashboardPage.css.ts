import { media, vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two parts of the page beside each other, the first the wider; one below the other where there is no room. */
export const besides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.xlarge,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
  },
});

/** The same with the yard below both; where there is no room, the yard comes before the figures. */
export const overview = style([besides, { gridAutoFlow: 'dense' }]);

export const yard = style({ gridColumn: '1 / -1' });
