import { style, styleVariants } from '@vanilla-extract/css';
import { darkTheme, lightTheme } from '../../../theme/themes.css';
import { turf } from '../../../theme/turf.css';
import { text } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { hours } from '../TrackLandscape/hours';
import type { PosterScale } from './Poster';

/** Wide enough for the name beside its land: by the room the poster is given, not by the window. */
export const beside = '(min-width: 44rem)';

const poster = style({
  position: 'relative',
  overflow: 'hidden',
  containerType: 'inline-size',
  borderRadius: vars.radius.card,
  '@media': { print: { border: `1px solid ${vars.color.outline.hairline}` } },
});

/** A race of the first grade stands in a frame of gold. */
const framed = style([
  poster,
  {
    '::after': {
      content: '',
      position: 'absolute',
      inset: '6px',
      border: `1.5px solid ${vars.color.gold.solid}`,
      borderRadius: `calc(${vars.radius.card} - 5px)`,
      pointerEvents: 'none',
    },
    '@media': { print: { '::after': { content: 'none' } } },
  },
]);

export const root = styleVariants({ 1: [framed], 2: [poster], 3: [poster], plain: [poster] });

/**
 * The sky, dark after dark. The name stands in it: over the open end of the land where there is room,
 * else above the land.
 */
export const sky = styleVariants(hours, ({ high, night }) => [
  night ? darkTheme : lightTheme,
  {
    position: 'relative',
    background: high,
    color: vars.color.text.standard,
    '@container': { [beside]: { display: 'grid' } },
    // Ink on white, whatever the hour.
    '@media': { print: { background: 'none' } },
  },
]);

const said = style([
  text,
  {
    position: 'relative',
    zIndex: 1,
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
        vars: { [vars.size.hero]: 'clamp(2.5rem, 5.2cqi, 4.5rem)' },
      },
    },
    '@media': { screen: { '@container': { [beside]: { inlineSize: '46%' } } } },
  },
]);

/**
 * Shape in which the land stands under the name; the least height beside it, and how much of that is
 * land that goes on under the words.
 */
const lands = {
  1: ['2 / 1', '26rem', '7.5rem'],
  2: ['2 / 1', '19rem', '5.75rem'],
  3: ['2 / 1', '18rem', '6.25rem'],
  plain: ['3 / 1', '14rem', '4.5rem'],
} as const satisfies Record<
  PosterScale,
  readonly [aspectRatio: string, minBlockSize: string, ground: string]
>;

export const words = styleVariants(lands, ([, minBlockSize, ground]) => [
  said,
  {
    // Paper shows no land, and keeps it no room.
    '@media': {
      screen: { '@container': { [beside]: { minBlockSize, paddingBlockEnd: ground } } },
    },
  },
]);

/** The greater the occasion, the more of its land is seen. */
export const land = styleVariants(lands, ([aspectRatio]) => ({
  position: 'relative',
  aspectRatio,
  '@container': { [beside]: { position: 'absolute', inset: 0, aspectRatio: 'auto' } },
  '@media': { print: { display: 'none' } },
}));

/** On the picture, away from the words and from who runs. */
export const action = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space.medium,
  insetInlineEnd: vars.space.medium,
  '@container': {
    [beside]: { insetBlockStart: vars.space.large, insetInlineEnd: vars.space.large },
  },
});

export const foot = style([
  turf,
  {
    // A card's, so that over the dark page it is seen where the poster ends.
    background: vars.color.surface.card,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.medium} ${vars.space.xlarge}`,
    padding: vars.space.medium,
    '@container': { [beside]: { paddingInline: vars.space.large } },
  },
]);

export const field = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxsmall,
  '@container': { [beside]: { marginInlineStart: 'auto' } },
  // On paper the card below has them.
  '@media': { print: { display: 'none' } },
});

/** At the end of the first line of the foot; where there is one line, at its end. */
export const further = style({
  marginInlineStart: 'auto',
  '@container': { [beside]: { order: 1 } },
});
