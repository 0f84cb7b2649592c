import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { paperCard } from '../../../theme/paper.css';
import { cardTitle, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { wrappingRow } from '../../../theme/wrappingRow.css';

const { text } = vars.color;

/** Two beside each other where there is room for both. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))',
  selectors: { '&[data-single]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const root = style([
  paperCard,
  wrappingRow,
  { gap: vars.space.small, padding: vars.space.small },
]);

/** On a phone the note and the actions share what is below the rest. */
export const words = style({
  flex: '1 1 11rem',
  display: 'grid',
  minInlineSize: 0,
  '@media': { [media.phone]: { display: 'contents' } },
});

export const title = style({
  minInlineSize: 0,
  '@media': { [media.phone]: { flex: '1 1 min(8.5rem, 34vw)' } },
});

export const name = style([cardTitle, { overflowWrap: 'anywhere' }]);

export const summary = style([smallText, { color: text.muted, overflowWrap: 'anywhere' }]);

export const note = style([
  smallText,
  { overflowWrap: 'anywhere', '@media': { [media.phone]: { order: 2, flex: '1 1 11rem' } } },
]);

export const rating = style({ display: 'flex', '@media': { [media.phone]: { order: 1 } } });

export const actions = style([
  wrappingRow,
  {
    gap: vars.space.xsmall,
    marginInlineStart: 'auto',
    '@media': { [media.phone]: { order: 3 } },
  },
]);
