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

/** Stays in sight while the shelves are read; one that is higher than the window is scrolled by itself. */
export const cart = style({
  scrollMarginBlockStart: vars.space.large,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: vars.space.medium,
      maxBlockSize: `calc(100dvh - 2 * ${vars.space.medium})`,
      overflowY: 'auto',
    },
  },
});

/** Leads to the cart from anywhere on the shelves, where it stands below them. */
export const toCart = style({
  position: 'sticky',
  insetBlockEnd: fromFoot.small,
  zIndex: 2,
  display: 'grid',
  marginBlockStart: vars.space.medium,
  '@media': { [media.desktop]: { display: 'none' } },
});
