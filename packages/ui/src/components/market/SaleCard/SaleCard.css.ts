import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { cardActions } from '../../../theme/cardActions.css';
import { paperCard } from '../../../theme/paper.css';
import { cardTitle, figure, largeFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { thumbnail } from '../../horses/HorsePortrait/PortraitHead.css';

const { surface, outline, text } = vars.color;

export const root = style([
  paperCard,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    // What the facts measure their room by.
    containerType: 'inline-size',
    minInlineSize: 0,
    padding: vars.space.medium,
    selectors: { '&[data-unavailable]': { background: surface.page, color: text.muted } },
    '@media': {
      // A row of a list: the picture at its start, what the horse is beside it, what it is worth below.
      [media.phone]: {
        display: 'grid',
        gridTemplateColumns: `minmax(${thumbnail}, auto) minmax(0, 1fr) minmax(5.5rem, auto)`,
        columnGap: vars.space.small,
        padding: vars.space.small,
      },
    },
  },
]);

// The rating, over the picture.
globalStyle(`${root} > [role="img"]`, {
  position: 'absolute',
  insetBlockStart: vars.space.small,
  insetInlineEnd: vars.space.small,
});

export const skeleton = style({
  display: 'grid',
  gap: vars.space.small,
  paddingBlockStart: vars.space.medium,
});

export const skeletonTerms = style({
  display: 'flex',
  justifyContent: 'space-between',
  borderBlockStart: `1px solid ${outline.hairline}`,
  paddingBlockStart: vars.space.small,
});

/** Beside the picture on a phone. */
const beside = (row: number) => ({ gridColumn: '2 / -1', gridRow: row });

export const name = style([
  cardTitle,
  {
    marginBlockStart: vars.space.small,
    overflowWrap: 'anywhere',
    '@media': {
      [media.phone]: { ...beside(1), marginBlockStart: 0, paddingInlineEnd: '3rem' },
    },
  },
]);

export const summary = style([
  smallText,
  { color: text.muted, '@media': { [media.phone]: beside(2) } },
]);

/** One line of a racecard: a label in small capitals, and its value below. */
const labelled = {
  minInlineSize: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '::first-line': {
    fontFamily: vars.font.figures,
    fontSize: vars.size.micro,
    fontWeight: vars.weight.medium,
    letterSpacing: vars.tracking.label,
    lineHeight: 1,
    textTransform: 'uppercase',
    color: text.muted,
  },
} as const;

export const facts = style({
  flex: 1,
  display: 'grid',
  // Two to a line: the longest specialty and a price in millions are whole in the narrowest card.
  gridTemplateColumns: 'minmax(6.5rem, 1fr) minmax(8.25rem, 1fr)',
  // The last row takes what height is to spare, so that in a row of cards prices line up.
  gridTemplateRows: 'auto auto auto auto 1fr',
  gap: `${vars.space.small} ${vars.space.xsmall}`,
  paddingBlock: vars.space.small,
  // Between what a horse is and what it is worth.
  '::after': {
    content: '',
    gridColumn: '1 / -1',
    borderBlockStart: `1px solid ${outline.hairline}`,
  },
  '@container': {
    // Large text in little room.
    '(max-width: 15.25rem)': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' },
  },
  // Its parts are the row's own.
  '@media': {
    [media.phone]: { display: 'contents', '::after': { display: 'none' } },
  },
});

/** Of those that its page tells too. */
const notInRow = { '@media': { [media.phone]: { display: 'none' } } } as const;
/** In the line below the picture. */
const inFigures = { [media.phone]: { gridRow: 4, marginBlock: vars.space.xxsmall } } as const;

const factText = style([figure, labelled]);
export const fact = style([factText, { '@media': inFigures }]);

export const bloodline = style([
  smallText,
  { gridColumn: '1 / -1', overflowWrap: 'anywhere', ...notInRow },
]);

/** Side of the seller's silks, px. */
export const silksSize = 32;

/** The seller's silks as a picture; the component sets it inline. */
export const sellerSilks = createVar();

export const seller = style([
  smallText,
  labelled,
  {
    gridColumn: '1 / -1',
    minBlockSize: silksSize,
    paddingInlineStart: `calc(${silksSize}px + ${vars.space.xsmall})`,
    background: `${sellerSilks} 0 50% / ${silksSize}px no-repeat`,
    printColorAdjust: 'exact',
    '@media': { [media.phone]: beside(3) },
  },
]);

/** Below the rule condition and price stand level, the values as well as the labels. */
const below = {
  order: 1,
  alignSelf: 'last baseline',
  lineHeight: vars.size.heading,
  // The first line is as high as the other, and the label low in it.
  marginBlockStart: `calc(-1 * ${vars.space.small})`,
} as const;

export const state = style([factText, below, notInRow]);

export const price = style([
  largeFigure,
  labelled,
  {
    ...below,
    '@media': {
      [media.phone]: {
        ...inFigures[media.phone],
        alignSelf: 'start',
        overflowWrap: 'normal',
        fontSize: vars.size.lead,
        lineHeight: vars.lineHeight.heading,
      },
    },
  },
]);

export const actions = style([
  cardActions,
  { alignItems: 'center', '@media': { [media.phone]: { gridColumn: '1 / -1' } } },
]);

export const reason = style([
  smallText,
  { textAlign: 'center', fontWeight: vars.weight.strong, color: text.muted },
]);
