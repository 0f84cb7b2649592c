import { type StyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../../theme/breakpoints';
import { overPicture } from '../../../theme/overPicture';
import { turfCard } from '../../../theme/turf.css';
import { label, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import type { RacePicture } from './RacePictureView';

const { brand, text } = vars.color;

const { red, green, blue, share } = overPicture;
const over = `rgb(${red} ${green} ${blue} / ${100 * share}%)`;

export const root = style([
  turfCard,
  {
    containerType: 'inline-size',
    display: 'grid',
    gap: vars.space.small,
    overflow: 'hidden',
    color: text.standard,
    '@media': { [media.print]: { display: 'none' } },
    selectors: {
      '&:fullscreen': { gridTemplateRows: 'minmax(0, 1fr)', alignContent: 'end', borderRadius: 0 },
    },
  },
]);

export const stage = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    // A film that may be no higher is not made narrower for its shape.
    inlineSize: '100%',
    overflow: 'hidden',
    background: brand.deep,
    selectors: {
      ':fullscreen > &': { aspectRatio: 'auto', maxBlockSize: 'none' },
      'dialog &': { maxBlockSize: 'max(16rem, calc(100dvh - 19rem))' },
    },
  },
  variants: {
    shown: {
      film: {
        aspectRatio: '16 / 9',
        // Its controls are in sight as well.
        maxBlockSize: 'max(20rem, calc(100dvh - 12rem))',
        '@media': { [media.phone]: { aspectRatio: '4 / 5' } },
      },
      plan: {
        gap: vars.space.xsmall,
        paddingBlock: vars.space.xsmall,
        selectors: { 'dialog &': { maxBlockSize: 'none' } },
      },
    },
  },
});

/** The plan in large: no larger than leaves the controls in sight. */
export const largePlan = style({
  inlineSize: '100%',
  maxInlineSize: '58rem',
  marginInline: 'auto',
  selectors: { 'dialog &': { maxInlineSize: 'max(16rem, 52dvh)' } },
});

export const waiting = style([textType, { placeSelf: 'center', color: text.muted }]);

/** Of the small plan over a film. */
export const planWidth = 'clamp(7rem, 24%, 14rem)';

export const plan = style({
  position: 'absolute',
  insetBlockStart: vars.space.small,
  insetInlineEnd: vars.space.small,
  inlineSize: planWidth,
  padding: vars.space.xsmall,
  borderRadius: vars.radius.control,
  background: over,
});

export const strip = style([
  largePlan,
  { display: 'grid', justifyItems: 'center', paddingInline: vars.space.small },
]);

/** What is told of the race: over the foot of a film, and below a plan. */
export const told = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.small,
  },
  variants: {
    shown: {
      film: {
        position: 'absolute',
        insetBlockEnd: vars.space.small,
        insetInline: vars.space.small,
      },
      plan: { position: 'relative' },
    } satisfies Record<RacePicture, StyleRule>,
  },
});

export const caption = recipe({
  base: [
    textType,
    {
      justifySelf: 'center',
      maxInlineSize: '44rem',
      padding: `${vars.space.xsmall} ${vars.space.small}`,
      color: text.standard,
      overflowWrap: 'anywhere',
      textAlign: 'center',
    },
  ],
  variants: {
    shown: {
      film: {
        borderRadius: vars.radius.control,
        background: over,
        // It stays for those who listen.
        selectors: { '&:empty': { background: 'transparent' } },
      },
      // As high as two lines: what stands below does not jump.
      plan: { minBlockSize: '4em' },
    } satisfies Record<RacePicture, StyleRule>,
  },
});

/** Over what follows: nothing moves for a word in passing. */
export const answer = style({
  position: 'relative',
  zIndex: 1,
  blockSize: 0,
  marginInline: vars.space.small,
  overflowWrap: 'anywhere',
});

/** Over the picture, which it does not move; empty, it stays for those who listen. */
export const judge = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xsmall,
    inlineSize: '24rem',
    maxInlineSize: '100%',
    padding: vars.space.small,
    borderRadius: vars.radius.control,
    background: over,
    selectors: { '&:has(> :only-child:empty)': { padding: 0, background: 'transparent' } },
  },
  variants: {
    shown: {
      film: {
        '@container': {
          // The strap, and the photograph beside it.
          '(min-width: 44rem)': {
            selectors: {
              '&[data-called]': {
                gridTemplateColumns: 'minmax(0, 1fr) 20rem',
                alignItems: 'center',
                inlineSize: '46rem',
              },
            },
          },
        },
      },
      plan: {
        position: 'absolute',
        insetBlockEnd: '100%',
        insetInline: 0,
        marginInline: 'auto',
      },
    } satisfies Record<RacePicture, StyleRule>,
  },
});

export const call = style([label, { color: text.gold }]);
