import { media, vars } from '@furlong/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** What the owner can do: as wide as each other, in pairs or threes, until all stand in a line. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: vars.space.small,
  maxInlineSize: '30rem',
  '@media': {
    [media.desktop]: { display: 'flex', maxInlineSize: 'none' },
  },
});

const isLast = ':nth-last-child(1 of :not(dialog))';

// The first of an odd number has a line of its own, so that the last does not stand alone.
globalStyle(`${actions}:has(> :nth-child(odd of :not(dialog))${isLast}) > :first-child`, {
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
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
