import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { cardTitle, figure, smallFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { columns, line, tracks } from './Meeting.css';

const { surface, text, tone } = vars.color;

/** Two lines on a phone, one where there is room for columns. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: vars.space.small,
  rowGap: vars.space.xsmall,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.small,
  '@container': {
    [line]: {
      gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
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

/** Below the names on a phone; from a tablet on its two parts find their own places. */
export const foot = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xsmall} ${vars.space.small}`,
  minInlineSize: 0,
  '@container': { [line]: { display: 'contents' } },
});

export const facts = style({
  flex: '1 1 100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
  minInlineSize: 0,
  '@container': {
    [line]: { gridColumn: 2, gridRow: 2 },
    [columns]: { display: 'contents' },
  },
});

export const fact = style([smallFigure, { minInlineSize: 0 }]);

/** Figures of a column end under each other. */
export const endFact = style([fact, { '@container': { [columns]: { textAlign: 'end' } } }]);

export const purse = style({
  fontWeight: vars.weight.strong,
  selectors: { '[data-graded] &': { color: text.gold } },
});

/** Only where there is room: a race's own page and Enter Race say it too. */
export const fee = style([
  smallText,
  {
    display: 'none',
    color: text.muted,
    whiteSpace: 'nowrap',
    '@container': { [columns]: { display: 'block' } },
  },
]);

/** How full it is, and what can be done about that. */
export const way = style({
  flex: '1 1 100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  minInlineSize: 0,
  '@container': {
    [line]: { gridColumn: 3, gridRow: '1 / span 2', alignSelf: 'center' },
    [columns]: { display: 'contents' },
  },
});

export const count = style([
  smallFigure,
  { minInlineSize: 0, '@container': { [columns]: { textAlign: 'end' } } },
]);

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

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  // At the end also where it takes a line of its own.
  marginInlineStart: 'auto',
  gap: vars.space.small,
  '@container': { [line]: { minInlineSize: '7.5rem' } },
});

export const enter = style({ position: 'relative', zIndex: 1 });

/** The whole row leads there already: in words only where the line has room for them. */
export const details = style([
  smallText,
  {
    display: 'none',
    color: text.accent,
    fontWeight: vars.weight.strong,
    whiteSpace: 'nowrap',
    '@container': { [columns]: { display: 'inline' } },
  },
]);
