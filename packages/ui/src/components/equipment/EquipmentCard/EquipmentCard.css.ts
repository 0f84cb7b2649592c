import { style } from '@vanilla-extract/css';
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
  },
]);

export const identity = style({
  flex: '1 1 9rem',
  display: 'grid',
  justifyItems: 'start',
  gap: '0.125rem',
  minInlineSize: 0,
});

export const category = style([label, { fontSize: vars.size.micro, overflowWrap: 'anywhere' }]);

export const name = style([cardTitle, { overflowWrap: 'anywhere' }]);

export const description = style([
  smallText,
  // It takes the room that is left, so that in a row of cards prices and buttons line up.
  { flexGrow: 1, color: text.muted, overflowWrap: 'anywhere' },
]);

export const terms = style([
  wrappingRow,
  { justifyContent: 'space-between', gap: vars.space.xsmall },
]);

export const price = style([
  figure,
  { fontSize: vars.size.heading, fontWeight: vars.weight.heavy },
]);

/** What it does, and for how long, on the side of the button that buys it. */
export const gain = style({ display: 'grid', justifyItems: 'end', minInlineSize: 0 });

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
    selectors: { '&[data-quiet]': { color: tone.positive.text } },
  },
]);

export const skeleton = style({ flex: '1 1 9rem', display: 'grid', gap: vars.space.xsmall });
