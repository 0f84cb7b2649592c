import { createVar, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { plainList } from '../../../theme/plainList.css';
import { smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

/** How many runners there are. */
export const rows = createVar();

/** On the smallest phone the lines keep nearly half of the width. */
const nameWidth = { phone: 'min(8.5rem, 49%)', tablet: '12rem' };

export const root = style({ margin: 0, display: 'grid', gap: vars.space.xsmall });

// The race runs from left to right wherever the page is read.
export const plot = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${nameWidth.phone}`,
  gap: vars.space.small,
  direction: 'ltr',
  '@media': { [media.tablet]: { gridTemplateColumns: `minmax(0, 1fr) ${nameWidth.tablet}` } },
});

export const picture = style({ position: 'relative' });

export const drawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});

const stroke = {
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** White silks must be seen on paper, and black ones on turf. */
export const edge = style({
  ...stroke,
  stroke: vars.color.text.muted,
  strokeWidth: 4.5,
  selectors: { '&[data-mine]': { strokeWidth: 8, stroke: vars.color.text.standard } },
});

export const colour = style({
  ...stroke,
  strokeWidth: 3,
  selectors: { '&[data-mine]': { strokeWidth: 5 } },
});

export const names = style([
  plainList,
  {
    display: 'grid',
    gridTemplateRows: `repeat(${rows}, 1.75rem)`,
    '@media': { [media.phone]: { gridTemplateRows: `repeat(${rows}, 1.3125rem)` } },
  },
]);

export const name = style([
  smallText,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    minInlineSize: 0,
    '@media': { [media.tablet]: { gap: vars.space.xsmall } },
  },
]);

/** On a phone a name needs its room: one's own is told there by its heavier line and letters. */
export const own = style({
  flexShrink: 0,
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const horse = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-mine]': { fontWeight: vars.weight.strong } },
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.small,
  direction: 'ltr',
  whiteSpace: 'nowrap',
  paddingRight: `calc(${nameWidth.phone} + ${vars.space.small})`,
  '@media': { [media.tablet]: { paddingRight: `calc(${nameWidth.tablet} + ${vars.space.small})` } },
});
