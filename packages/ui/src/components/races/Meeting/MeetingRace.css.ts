import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { cardTitle, figure, smallFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { columns, enterWidth, line, tracks } from './Meeting.css';

const { surface, text, tone } = vars.color;

/** Lines of its own on a phone, one line where there is room for columns. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: vars.space.xsmall,
  rowGap: vars.space.xxsmall,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.small,
  '@container': {
    [line]: {
      gridTemplateColumns: `3.5rem minmax(0, 1fr) 6.5rem ${enterWidth}`,
      columnGap: vars.space.small,
      paddingInline: vars.space.medium,
    },
    [columns]: {
      gridTemplateColumns: tracks,
      alignItems: 'center',
      columnGap: vars.space.medium,
    },
  },
  '@media': {
    [media.pointer]: { selectors: { '&:hover': { background: surface.raised } } },
  },
});

export const time = style([figure, { lineHeight: vars.lineHeight.text }]);

export const names = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
});

/** An occasion is larger than a day's work. */
export const name = style([
  cardTitle,
  {
    fontSize: vars.size.lead,
    overflowWrap: 'anywhere',
    selectors: { '[data-graded] &': { fontSize: vars.size.title } },
  },
]);

export const forWhom = style([smallText, { color: text.muted, overflowWrap: 'anywhere' }]);

export const entered = style([
  smallText,
  {
    display: 'flex',
    gap: vars.space.xxsmall,
    color: tone.positive.text,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
  },
]);

/** Below the names on a phone; where there is room its parts find their own places. */
export const foot = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.xsmall}`,
  minInlineSize: 0,
  '@container': { [line]: { display: 'contents' } },
});

export const facts = style({
  display: 'contents',
  '@container': {
    [line]: {
      gridColumn: 2,
      gridRow: 2,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${vars.space.xxsmall} ${vars.space.small}`,
      minInlineSize: 0,
    },
    [columns]: { display: 'contents' },
  },
});

export const fact = style([smallFigure, { minInlineSize: 0 }]);

/** What it pays and what it costs: in a column below each other, and under those of other races. */
export const money = style([
  fact,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.xsmall,
    '@container': { [columns]: { display: 'grid', justifyItems: 'end' } },
  },
]);

export const purse = style({
  fontWeight: vars.weight.strong,
  selectors: { '[data-graded] &': { color: text.gold } },
});

export const fee = style([smallText, { color: text.muted, whiteSpace: 'nowrap' }]);

/** How full it is, and whether it takes entries. */
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
  minInlineSize: 0,
  '@container': {
    [line]: {
      gridColumn: 3,
      gridRow: '1 / span 2',
      alignSelf: 'center',
      flexDirection: 'column',
      alignItems: 'end',
    },
    [columns]: { gridColumn: 'auto', gridRow: 'auto' },
  },
});

export const count = smallFigure;

/** Said by the column's head where there are columns, and heard in any case. */
export const countWord = style({
  color: text.muted,
  '@container': {
    [columns]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

/** The way to the race starts, and the way into it ends, at the same place in every row. */
export const actions = style({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: `${vars.space.xxsmall} ${vars.space.xsmall}`,
  '@container': {
    [line]: {
      gridColumn: 4,
      gridRow: '1 / span 2',
      alignSelf: 'center',
      flexDirection: 'column-reverse',
      flexWrap: 'nowrap',
    },
    [columns]: {
      gridColumn: 'auto',
      gridRow: 'auto',
      display: 'grid',
      gridTemplateColumns: `${enterWidth} minmax(0, 1fr)`,
      gap: vars.space.small,
    },
  },
});

export const enter = style({
  position: 'relative',
  zIndex: 1,
  marginInlineStart: 'auto',
  '@container': { [columns]: { gridColumn: 1, gridRow: 1, marginInlineStart: 0 } },
});

/** The whole row leads there already. */
export const details = style([
  smallText,
  {
    color: text.accent,
    fontWeight: vars.weight.strong,
    whiteSpace: 'nowrap',
    '@container': { [columns]: { gridColumn: 2, gridRow: 1, justifySelf: 'end' } },
  },
]);
