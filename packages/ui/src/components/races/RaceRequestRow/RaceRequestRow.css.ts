import { style } from '@vanilla-extract/css';
import { cardTitle, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { wrappingRow } from '../../../theme/wrappingRow.css';

const { outline, surface, text } = vars.color;

export const item = style({
  position: 'relative',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${outline.hairline}` },
    '&:hover': { background: surface.raised },
  },
});

export const row = style([
  wrappingRow,
  { columnGap: vars.space.medium, padding: `${vars.space.small} ${vars.space.medium}` },
]);

export const names = style({ flex: '1 1 16rem', display: 'grid', minInlineSize: 0 });

export const name = style([
  cardTitle,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xsmall },
]);

export const summary = style([smallText, { color: text.muted, overflowWrap: 'anywhere' }]);

export const field = style({ display: 'grid', gap: vars.space.xxsmall });

export const missing = style([smallText, { fontWeight: vars.weight.strong }]);

export const money = style([
  smallText,
  { display: 'grid', color: text.muted, marginInlineStart: 'auto', textAlign: 'end' },
]);
