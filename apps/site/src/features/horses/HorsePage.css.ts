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

/** The whole line of a phone, and a square beside the words elsewhere. */
export const portrait = style({
  blockSize: '12rem',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  '@media': { [media.tablet]: { inlineSize: '240px', blockSize: '240px' } },
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
