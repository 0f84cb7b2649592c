import { media, vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

/** The face, and all that is said of the horse beside it: below it on a phone. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.large,
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

/** Side by side where there is room. What stands alone takes the whole line. */
export const sideBySide = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.large,
  // A visitor has nothing here, and no gap either.
  selectors: { '&:empty': { display: 'none' } },
});
