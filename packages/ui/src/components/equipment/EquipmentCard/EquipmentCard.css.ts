import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { cardActions } from '../../../theme/cardActions.css';
import { paperCard } from '../../../theme/paper.css';
import { cardTitle, figure, label, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { wrappingRow } from '../../../theme/wrappingRow.css';

const { text, tone } = vars.color;

export const root = style([
  paperCard,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.medium,
    padding: vars.space.medium,
    minInlineSize: 0,
    blockSize: '100%',
    '@media': {
      // A row of a list: what it is and what it costs in one line, what it does below.
      [media.phone]: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gap: `0 ${vars.space.small}`,
        padding: vars.space.small,
      },
    },
  },
]);

/** What stands in it is the row's own on a phone. */
const dissolved = { '@media': { [media.phone]: { display: 'contents' } } } as const;
const notInRow = { '@media': { [media.phone]: { display: 'none' } } } as const;
const wholeRow = { [media.phone]: { gridColumn: '1 / -1' } } as const;

export const head = style([wrappingRow, dissolved]);

export const icon = style({ '@media': { [media.phone]: { gridRow: '1 / span 3' } } });

export const identity = style({
  flex: '1 1 9rem',
  display: 'grid',
  justifyItems: 'start',
  gap: '0.125rem',
  minInlineSize: 0,
  ...dissolved,
});

export const category = style([
  label,
  { fontSize: vars.size.micro, overflowWrap: 'anywhere', ...notInRow },
]);

export const name = style([cardTitle, { overflowWrap: 'anywhere' }]);

export const stars = style({ '@media': { [media.phone]: { gridColumn: 2, gridRow: 2 } } });

export const description = style([
  smallText,
  // It takes the room that is left, so that in a row of cards prices and buttons line up.
  { flexGrow: 1, color: text.muted, overflowWrap: 'anywhere', ...notInRow },
]);

export const terms = style([
  wrappingRow,
  { justifyContent: 'space-between', gap: vars.space.xsmall, ...dissolved },
]);

export const price = style([
  figure,
  {
    fontSize: vars.size.heading,
    fontWeight: vars.weight.heavy,
    '@media': { [media.phone]: { gridColumn: 3, gridRow: 1, fontSize: vars.size.title } },
  },
]);

/** What it does, and for how long, on the side of the button that buys it. */
export const gain = style({
  display: 'grid',
  justifyItems: 'end',
  minInlineSize: 0,
  '@media': {
    [media.phone]: {
      gridColumn: '2 / -1',
      gridRow: 3,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space.small,
    },
  },
});

export const effect = style([
  figure,
  // Its sign stays before it on a page that runs from right to left.
  { color: text.accent, overflowWrap: 'anywhere', unicodeBidi: 'plaintext' },
]);

export const note = style([
  smallText,
  {
    color: tone.critical.text,
    fontWeight: vars.weight.medium,
    '@media': wholeRow,
    selectors: { '&[data-quiet]': { color: tone.positive.text } },
  },
]);

export const skeleton = style({ flex: '1 1 9rem', display: 'grid', gap: vars.space.xsmall });

export const actions = style([
  cardActions,
  {
    '@media': { [media.phone]: { ...wholeRow[media.phone], marginBlockStart: vars.space.xsmall } },
  },
]);
