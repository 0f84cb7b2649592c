import { style } from '@vanilla-extract/css';
import { paperCard } from '../../../theme/paper.css';
import { cardTitle, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { wrappingRow } from '../../../theme/wrappingRow.css';

const { text } = vars.color;

export const list = style({
  display: 'grid',
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

export const words = style({ flex: '1 1 11rem', display: 'grid', minInlineSize: 0 });

export const name = style([cardTitle, { overflowWrap: 'anywhere' }]);

export const summary = style([smallText, { color: text.muted, overflowWrap: 'anywhere' }]);

export const note = style([smallText, { overflowWrap: 'anywhere' }]);

export const actions = style([wrappingRow, { gap: vars.space.xsmall, marginInlineStart: 'auto' }]);
