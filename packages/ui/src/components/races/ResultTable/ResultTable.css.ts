import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { paperCard } from '../../../theme/paper.css';
import { cardTitle, label, smallFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { outline, accent, tone, text } = vars.color;

export const root = style([
  paperCard,
  {
    overflow: 'hidden',
  },
]);

export const table = style({
  display: 'block',
  '@media': { [media.tablet]: { display: 'table' } },
});

globalStyle(`${table} > tbody`, {
  display: 'block',
  '@media': { [media.tablet]: { display: 'table-row-group' } },
});

export const caption = style({
  // A caption is laid out outside the table's own box, so its inner edge is drawn by the first row.
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.medium,
  padding: vars.space.medium,
  textAlign: 'start',
  '@media': { [media.tablet]: { display: 'table-caption' } },
});

export const race = style([cardTitle]);

export const official = style([
  label,
  {
    color: tone.critical.text,
    flexShrink: 0,
    fontWeight: vars.weight.heavy,
    '@media': { [media.tablet]: { float: 'inline-end', lineHeight: '1.5rem' } },
  },
]);

export const head = style({
  // On a phone each figure carries its own label instead.
  display: 'none',
  '@media': { [media.tablet]: { display: 'table-header-group' } },
});

globalStyle(`${head} th`, {
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  color: text.muted,
  fontFamily: vars.font.figures,
  fontSize: vars.size.micro,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.label,
  textAlign: 'start',
  textTransform: 'uppercase',
});

// The outer columns stand under the race's name and its mark.
globalStyle(`${head} th:first-child`, { paddingInlineStart: vars.space.medium });
globalStyle(`${head} th:last-child`, { paddingInlineEnd: vars.space.medium });

export const figureHead = style({ selectors: { [`${head} &`]: { textAlign: 'end' } } });

export const row = style({
  display: 'grid',
  // The first has room for the places of a full field, which have two figures.
  gridTemplateColumns: '2.25rem repeat(2, minmax(0, 1fr)) minmax(3.25rem, auto)',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  borderBlockStart: `1px solid ${outline.hairline}`,
  selectors: {
    '&[data-mine]': {
      background: accent.soft,
      boxShadow: `inset 3px 0 0 ${accent.solid}`,
    },
    '&[data-mine]:dir(rtl)': { boxShadow: `inset -3px 0 0 ${accent.solid}` },
  },
  '@media': { [media.tablet]: { display: 'table-row' } },
});

const cell = style({
  '@media': {
    [media.tablet]: {
      paddingBlock: vars.space.xsmall,
      paddingInline: vars.space.small,
      verticalAlign: 'middle',
    },
  },
});

export const place = style([
  cell,
  smallFigure,
  {
    alignSelf: 'center',
    fontSize: vars.size.heading,
    fontWeight: vars.weight.heavy,
    color: text.muted,
    selectors: {
      [`${row}[data-winner] &`]: { color: text.gold },
    },
    '@media': {
      [media.tablet]: { fontSize: vars.size.title, paddingInlineStart: vars.space.medium },
    },
  },
]);

export const runner = style([
  cell,
  { gridColumn: '2 / -2', textAlign: 'start', fontWeight: vars.weight.regular },
]);

export const identity = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
});

export const names = style({ display: 'grid', minInlineSize: 0 });

export const horse = style({
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.heading,
  overflowWrap: 'anywhere',
  selectors: {
    [`${row}[data-winner] &`]: {
      fontFamily: vars.font.display,
      fontSize: vars.size.lead,
      fontWeight: vars.weight.strong,
    },
  },
});

export const stable = style([
  smallText,
  { color: text.muted, lineHeight: vars.lineHeight.heading, overflowWrap: 'anywhere' },
]);

export const figure = style([
  cell,
  smallFigure,
  {
    display: 'grid',
    alignContent: 'start',
    '::before': {
      content: 'attr(data-label)',
      color: text.muted,
      fontSize: vars.size.micro,
      letterSpacing: '0.06em',
      textTransform: 'uppercase',
      whiteSpace: 'nowrap',
    },
    '@media': {
      [media.tablet]: {
        display: 'table-cell',
        alignContent: 'normal',
        textAlign: 'end',
        whiteSpace: 'nowrap',
        '::before': { content: 'none' },
      },
    },
  },
]);

export const prize = style([
  figure,
  {
    // On a phone the money stands beside the name, and the four other figures below.
    gridArea: '1 / -2',
    justifyItems: 'end',
    fontWeight: vars.weight.strong,
    '@media': { [media.tablet]: { paddingInlineEnd: vars.space.medium } },
    selectors: { [`${row}[data-winner] &`]: { color: text.gold } },
  },
]);
