import { style } from '@vanilla-extract/css';
import { paperCard } from '../../../theme/paper.css';
import { vars } from '../../../theme/vars.css';
import { wrappingRow } from '../../../theme/wrappingRow.css';

export const root = style([
  paperCard,
  wrappingRow,
  {
    justifyContent: 'space-between',
    padding: vars.space.small,
    selectors: { '&[data-equipped]': { borderColor: vars.color.accent.solid } },
  },
]);

export const item = style([
  wrappingRow,
  {
    // Leaves room for a button at work, so that it does not jump to the next line when pressed.
    flex: '1 1 10rem',
    minInlineSize: 0,
  },
]);

export const terms = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.small,
});

/** Their end is where the row ends, in a line of their own too. */
export const actions = style([wrappingRow, { marginInlineStart: 'auto' }]);

export const refusal = style({ flexBasis: '100%' });
