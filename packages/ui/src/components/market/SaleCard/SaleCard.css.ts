import { style } from '@vanilla-extract/css';
import { cardActions } from '../../../theme/cardActions.css';
import { paperCard } from '../../../theme/paper.css';
import { cardTitle, label, largeFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { surface, outline, text } = vars.color;

export const root = style([
  paperCard,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.small,
    minInlineSize: 0,
    padding: vars.space.medium,
    selectors: { '&[data-unavailable]': { background: surface.page, color: text.muted } },
  },
]);

export const skeleton = style({ display: 'grid', gap: vars.space.xsmall });

export const name = style([cardTitle, { overflowWrap: 'anywhere' }]);

export const summary = style([smallText, { color: text.muted }]);

export const bloodline = style([smallText, { overflowWrap: 'anywhere' }]);

export const by = style([label, { fontSize: vars.size.micro }]);

// Takes what height is to spare, so that in a row of cards prices and buttons line up.
export const cross = style({ color: text.muted });

export const terms = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  paddingBlockStart: vars.space.small,
  borderBlockStart: `1px solid ${outline.hairline}`,
});

export const seller = style([
  smallText,
  { display: 'flex', alignItems: 'center', gap: vars.space.xsmall, minInlineSize: 0 },
]);

export const sellerName = style({ minInlineSize: 0, color: text.muted, overflowWrap: 'anywhere' });

export const price = style([largeFigure, { marginInlineStart: 'auto', color: text.gold }]);

export const actions = style([
  cardActions,
  {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    alignItems: 'center',
  },
]);

export const reason = style([
  smallText,
  { textAlign: 'center', fontWeight: vars.weight.strong, color: text.muted },
]);
