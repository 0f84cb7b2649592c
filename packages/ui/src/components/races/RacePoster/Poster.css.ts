import { style, styleVariants } from '@vanilla-extract/css';
import { darkTheme, lightTheme } from '../../../theme/themes.css';
import { turf } from '../../../theme/turf.css';
import { text } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { hours } from '../TrackLandscape/hours';
import type { PosterScale } from './Poster';

/** Wide enough for the name beside its land: by the room the poster is given, not by the window. */
export const beside = '(min-width: 44rem)';

export const root = style({
  position: 'relative',
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
    '@container': { [beside]: { display: 'grid', gridTemplateColumns: '5fr 6fr' } },
  },
]);

export const words = style([
  text,
  {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: vars.space.xsmall,
    padding: vars.space.medium,
    minInlineSize: 0,
    fontWeight: vars.weight.strong,
    hyphens: 'auto',
    // A date is not torn from its day for a few letters.
    textWrap: 'balance',
    // The size of the name follows the poster's, so that no word of it has to break.
    vars: {
      [vars.size.hero]: 'clamp(1.75rem, 11.5cqi, 3rem)',
      [vars.size.display]: 'clamp(1.625rem, 9cqi, 2.5rem)',
    },
    '@container': {
      [beside]: {
        padding: vars.space.large,
        vars: { [vars.size.hero]: 'clamp(2.5rem, 5.6cqi, 5rem)' },
      },
    },
  },
]);

/** Shape above which the land stands under the name, and its least height beside it. */
const lands = {
  1: ['2 / 1', '22rem'],
  2: ['2 / 1', '17rem'],
  3: ['2 / 1', '13rem'],
  plain: ['3 / 1', '11rem'],
} as const satisfies Record<PosterScale, readonly [aspectRatio: string, minBlockSize: string]>;

/** The greater the occasion, the more of its land is seen. Beside the name it comes out of the sky. */
export const land = styleVariants(lands, ([aspectRatio, minBlockSize]) => ({
  position: 'relative',
  aspectRatio,
  '@container': {
    [beside]: {
      aspectRatio: 'auto',
      blockSize: '100%',
      minBlockSize,
      maskImage: 'linear-gradient(to right, transparent, #000 45%)',
      selectors: {
        '[dir=rtl] &': { maskImage: 'linear-gradient(to left, transparent, #000 45%)' },
      },
    },
  },
  '@media': { print: { display: 'none' } },
}));

export const foot = style([
  turf,
  {
    // Lifted, so that over the dark page it is seen where the poster ends.
    background: vars.color.brand.base,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.medium} ${vars.space.xlarge}`,
    padding: vars.space.medium,
    '@container': { [beside]: { paddingInline: vars.space.large } },
  },
]);

export const field = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxsmall });
