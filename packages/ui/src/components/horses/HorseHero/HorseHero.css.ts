import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { turfCard } from '../../../theme/turf.css';
import { text } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

/** The face beside all that is said of it, above it on a phone. */
export const root = style([
  turfCard,
  {
    position: 'relative',
    overflow: 'hidden',
    display: 'grid',
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(12rem, 1fr) 2fr' },
      [media.desktop]: { gridTemplateColumns: '24rem minmax(0, 1fr)' },
    },
  },
]);

export const portrait = style({
  position: 'relative',
  blockSize: '15rem',
  overflow: 'hidden',
  '@media': { [media.tablet]: { blockSize: 'auto', minBlockSize: '18rem' } },
});

// It fills a height that the words beside it decide.
globalStyle(`${portrait} > img`, {
  position: 'absolute',
  inset: 0,
  objectFit: 'cover',
  objectPosition: '50% 45%',
});

export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.medium,
  minInlineSize: 0,
  padding: vars.space.medium,
  paddingBlockEnd: `calc(${vars.space.medium} + 12px)`,
  '@media': {
    [media.tablet]: {
      padding: vars.space.large,
      paddingBlockEnd: `calc(${vars.space.large} + 12px)`,
    },
    // The parents stand beside who it is.
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.xlarge },
  },
});

export const who = style([text, { display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 }]);

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
});

export const muted = style({ color: vars.color.text.muted });

export const facts = style({ gridColumn: '1 / -1', minInlineSize: 0 });

/** As facts stand in fours. */
export const waiting = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.small} ${vars.space.large}`,
});
