import { style, styleVariants } from '@vanilla-extract/css';
import { darkTheme, lightTheme } from '../../../theme/themes.css';
import { turf } from '../../../theme/turf.css';
import { text } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { hours } from '../TrackLandscape/hours';

/** Wide enough for the name beside its land: by the room the poster is given, not by the window. */
const wide = '(min-width: 44rem)';

export const root = style({
  overflow: 'hidden',
  containerType: 'inline-size',
  borderRadius: vars.radius.card,
  '@media': { print: { border: `1px solid ${vars.color.outline.hairline}` } },
});

/** The sky, dark after dark. The name stands in it: beside the land where there is room, else above. */
export const sky = styleVariants(hours, ({ high, night }) => [
  night ? darkTheme : lightTheme,
  {
    background: high,
    color: vars.color.text.standard,
    '@container': { [wide]: { display: 'grid', gridTemplateColumns: '5fr 6fr' } },
  },
]);

export const words = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space.xsmall,
  padding: vars.space.large,
  minInlineSize: 0,
  hyphens: 'auto',
  // The size of the name follows the poster's, so that no word of it has to break.
  vars: {
    [vars.size.hero]: 'clamp(1.75rem, 11.5cqi, 3rem)',
    [vars.size.display]: 'clamp(1.625rem, 9cqi, 2.5rem)',
  },
  '@container': { [wide]: { vars: { [vars.size.hero]: 'clamp(2.5rem, 5.6cqi, 5rem)' } } },
});

export const where = style([text, { fontWeight: vars.weight.strong }]);

const heights = { 1: '22rem', 2: '17rem', 3: '13rem' } as const;

/** The higher the grade, the more of its land is seen. Beside the name it comes out of the sky. */
export const land = styleVariants(heights, (blockSize) => [
  {
    position: 'relative',
    aspectRatio: '2 / 1',
    '@container': {
      [wide]: {
        aspectRatio: 'auto',
        blockSize: '100%',
        minBlockSize: blockSize,
        maskImage: 'linear-gradient(to right, transparent, #000 45%)',
        selectors: {
          '[dir=rtl] &': { maskImage: 'linear-gradient(to left, transparent, #000 45%)' },
        },
      },
    },
    '@media': { print: { display: 'none' } },
  },
]);

export const foot = style([
  turf,
  {
    // Lifted, so that over the dark page it is seen where the poster ends.
    background: vars.color.brand.base,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.medium,
    paddingBlock: vars.space.medium,
    paddingInline: vars.space.large,
  },
]);

export const field = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxsmall });
