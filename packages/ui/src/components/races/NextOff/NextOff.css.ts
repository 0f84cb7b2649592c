import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { darkTheme, lightTheme } from '../../../theme/themes.css';
import { turf } from '../../../theme/turf.css';
import { label, text } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { hours } from '../TrackLandscape/hours';

export const root = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  '@media': { print: { border: `1px solid ${vars.color.outline.hairline}` } },
});

/** The sky, dark after dark. The name stands in it: beside the land where there is room, else above. */
export const sky = styleVariants(hours, ({ high, night }) => [
  night ? darkTheme : lightTheme,
  {
    background: high,
    color: vars.color.text.standard,
    '@media': { [media.tablet]: { display: 'grid', gridTemplateColumns: '5fr 6fr' } },
  },
]);

export const words = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space.xsmall,
  padding: vars.space.large,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** Names the panel: quiet, over the name of the race. */
export const announcement = style([label, { color: vars.color.text.standard }]);

export const about = style([text, { fontWeight: vars.weight.medium }]);

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const entered = style([
  about,
  { display: 'flex', alignItems: 'baseline', gap: vars.space.xsmall },
]);

const heights = { graded: '17rem', plain: '11rem' } as const;

/** More of its land is seen of a graded race. Beside the name it comes out of the sky. */
export const land = styleVariants(heights, (blockSize, kind) => ({
  position: 'relative',
  aspectRatio: kind === 'graded' ? '2 / 1' : '3 / 1',
  '@media': {
    [media.tablet]: {
      aspectRatio: 'auto',
      blockSize: '100%',
      minBlockSize: blockSize,
      maskImage: 'linear-gradient(to right, transparent, #000 45%)',
      selectors: {
        '[dir=rtl] &': { maskImage: 'linear-gradient(to left, transparent, #000 45%)' },
      },
    },
    print: { display: 'none' },
  },
}));

export const foot = style([
  turf,
  {
    // Lifted, so that over the dark page it is seen where the panel ends.
    background: vars.color.brand.base,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.medium} ${vars.space.xlarge}`,
    paddingBlock: vars.space.medium,
    paddingInline: vars.space.large,
  },
]);

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.small} ${vars.space.large}`,
});

/** The field in its colours, and how many they are. */
export const field = style({
  flex: '1 1 12rem',
  display: 'grid',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
});

export const colours = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxsmall });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});
