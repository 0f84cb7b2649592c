import { style } from '@vanilla-extract/css';
import { paperCard } from '../../../theme/paper.css';
import { cardTitle, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { wrappingRow } from '../../../theme/wrappingRow.css';

const { accent, text } = vars.color;

/** Marked like the card that it was chosen from. */
export const root = style([
  paperCard,
  wrappingRow,
  {
    columnGap: vars.space.medium,
    padding: vars.space.small,
    borderColor: accent.solid,
    boxShadow: `inset 0 0 0 1px ${accent.solid}`,
  },
]);

export const names = style({ flex: '1 1 7rem', display: 'grid', minInlineSize: 0 });

export const name = style([cardTitle, { overflowWrap: 'anywhere' }]);

export const summary = style([smallText, { color: text.muted, overflowWrap: 'anywhere' }]);

export const meters = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  flex: '1 1 12rem',
  minInlineSize: 'min(100%, 13rem)',
  maxInlineSize: '18rem',
});

export const change = style({ marginInlineStart: 'auto' });
