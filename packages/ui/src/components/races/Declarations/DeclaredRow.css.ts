import { style } from '@vanilla-extract/css';
import { figure, smallText, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { columns, inColumns } from './columns.css';

const { surface, outline, accent, text } = vars.color;

/** Softer than elsewhere: a green rating must stand out of it. */
const ownGround = `color-mix(in srgb, ${accent.soft} 45%, ${surface.card})`;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.small,
  padding: vars.space.small,
  selectors: {
    'li + li > &, & + &': { borderBlockStart: `1px solid ${outline.hairline}` },
    '&[data-mine]': { background: ownGround, boxShadow: `inset 3px 0 0 ${accent.solid}` },
    '&[data-mine]:dir(rtl)': { boxShadow: `inset -3px 0 0 ${accent.solid}` },
  },
  '@container': { [columns]: { ...inColumns, paddingBlock: vars.space.xsmall } },
  '@media': { print: { breakInside: 'avoid' } },
});

/** The place of a part among the columns of a card. */
const inColumn = (gridColumn: number) => ({
  [columns]: { gridColumn, gridRow: 1, alignSelf: 'center' },
});

export const stall = style([
  figure,
  {
    gridColumn: 1,
    gridRow: '1 / span 2',
    alignSelf: 'start',
    textAlign: 'center',
    color: text.muted,
  },
  { '@container': inColumn(1) },
]);

/** Colours and face: on a phone one below the other, which leaves the names their room. */
export const pictures = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'start',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xsmall,
  '@container': {
    [columns]: {
      gridColumn: 2,
      gridRow: 1,
      alignSelf: 'center',
      display: 'flex',
      alignItems: 'center',
    },
  },
});

export const names = style({
  gridColumn: 3,
  gridRow: 1,
  display: 'grid',
  minInlineSize: 0,
});

export const horse = style([
  textType,
  { fontWeight: vars.weight.strong, overflowWrap: 'anywhere' },
]);

export const stable = style([smallText, { color: text.muted, overflowWrap: 'anywhere' }]);

export const details = style([
  smallText,
  {
    gridColumn: '3 / -1',
    gridRow: 2,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.small,
    minInlineSize: 0,
    color: text.muted,
    overflowWrap: 'anywhere',
    '@container': { [columns]: { display: 'contents' } },
  },
]);

/** Written out where there are no columns, and heard in any case. */
export const term = style({
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

/** What a card prints for it. */
export const printed = style({
  display: 'none',
  '@container': { [columns]: { display: 'inline' } },
});

const asFigure = {
  color: text.standard,
  fontFamily: vars.font.figures,
  fontSize: vars.size.standard,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;

/** Two that stand under each other in a column. */
const pair = (gridColumn: number) =>
  style([
    smallText,
    {
      // On a phone it runs on with the rest.
      display: 'contents',
      minInlineSize: 0,
      overflowWrap: 'anywhere',
      '@container': { [columns]: { gridColumn, gridRow: 1, display: 'grid' } },
    },
  ]);

const cell = (gridColumn: number) =>
  style([smallText, { '@container': { [columns]: { gridColumn, gridRow: 1, ...asFigure } } }]);

export const form = style([pair(4), { color: text.muted }]);

export const figures = style({ '@container': { [columns]: asFigure } });

export const lastRun = style({ '@container': { [columns]: { whiteSpace: 'nowrap' } } });

export const age = cell(5);

export const weight = cell(6);

export const rating = style({
  gridColumn: 4,
  gridRow: 1,
  alignSelf: 'start',
  '@container': inColumn(7),
});

export const rider = pair(8);

export const ridden = style({ color: text.muted });

/** Its chance, and the price that would be fair: on a phone a line of its own. */
export const line = style({
  gridColumn: '3 / -1',
  gridRow: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xsmall,
  '@container': {
    [columns]: { gridColumn: 9, gridRow: 1, display: 'grid', justifyItems: 'end' },
  },
});
