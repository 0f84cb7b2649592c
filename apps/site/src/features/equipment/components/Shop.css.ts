import { fromFoot, media, vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

/** The shelves, and the cart beside them: below them where there is no room. */
export const besideCart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' } },
});

/** Stays in sight while the shelves are read. */
export const cart = style({
  scrollMarginBlockStart: vars.space.large,
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: vars.space.medium },
  },
});

/** Leads to the cart from anywhere on the shelves, where it stands below them. */
export const toCart = style({
  position: 'sticky',
  insetBlockEnd: fromFoot(vars.space.small),
  zIndex: 2,
  display: 'grid',
  marginBlockStart: vars.space.medium,
  '@media': { [media.desktop]: { display: 'none' } },
});
