import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { plainList } from '../../../theme/plainList.css';
import { turfCard } from '../../../theme/turf.css';
import {
  cardTitle,
  figure as figureType,
  largeFigure,
  smallText,
} from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { color, space, radius } = vars;

export const root = style([
  turfCard,
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    alignItems: 'end',
    gap: space.xsmall,
    paddingBlockStart: space.large,
    paddingInline: space.xsmall,
    overflow: 'hidden',
    '@media': { [media.tablet]: { gap: space.medium, paddingInline: space.xlarge } },
  },
]);

/** The second stands to the left of the first. */
export const step = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xxsmall,
  minInlineSize: 0,
  textAlign: 'center',
  selectors: {
    '&[data-step="1"]': { order: 0 },
    '&[data-step="2"]': { order: -1 },
    '&[data-step="3"]': { order: 1 },
  },
});

export const face = style({
  display: 'flex',
  borderRadius: radius.card,
  overflow: 'hidden',
});

// No wider than its step on a phone.
globalStyle(`${face} > img`, {
  '@media': { [media.phone]: { inlineSize: '100%', blockSize: 'auto' } },
});

export const name = style([
  cardTitle,
  {
    maxInlineSize: '100%',
    marginBlockStart: space.xsmall,
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { fontSize: vars.size.standard } },
  },
]);

export const of = style([
  smallText,
  {
    maxInlineSize: '100%',
    color: color.text.muted,
    overflowWrap: 'anywhere',
    lineHeight: vars.lineHeight.heading,
  },
]);

/** What each stands on. */
export const block = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.xxsmall,
  inlineSize: '100%',
  marginBlockStart: space.small,
  padding: space.xsmall,
  borderStartStartRadius: radius.control,
  borderStartEndRadius: radius.control,
  background: color.surface.raised,
  selectors: {
    [`${step}[data-step="1"] &`]: { minBlockSize: '7rem' },
    [`${step}[data-step="2"] &`]: { minBlockSize: '5.25rem' },
    [`${step}[data-step="3"] &`]: { minBlockSize: '4.25rem' },
  },
});

export const place = style([largeFigure]);

export const figure = style([figureType, { color: color.text.standard }]);
