import { style } from '@vanilla-extract/css';
import { column } from '../../../theme/column.css';
import { paperCard } from '../../../theme/paper.css';
import { plainList } from '../../../theme/plainList.css';
import {
  cardTitle,
  figure,
  label,
  smallText,
  text as textType,
} from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { outline, text, tone } = vars.color;

export const root = style([paperCard, column]);

export const title = style([cardTitle]);

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.large,
  color: text.muted,
  textAlign: 'center',
});

export const emptyTitle = style([textType, { fontWeight: vars.weight.strong }]);

export const hint = style([smallText, { textWrap: 'balance' }]);

export const lines = style([plainList, { display: 'grid' }]);

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: vars.space.xsmall,
  paddingBlock: vars.space.xsmall,
  borderBlockStart: `1px solid ${outline.hairline}`,
});

export const item = style({ flex: '1 1 9rem', minInlineSize: 0 });

export const kind = style([smallText, { color: text.muted }]);

export const price = style([
  figure,
  { display: 'flex', alignItems: 'center', gap: vars.space.xxsmall },
]);

export const sums = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  margin: 0,
  paddingBlockStart: vars.space.small,
  borderBlockStart: `1px solid ${outline.control}`,
});

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
});

export const term = style([label]);

export const total = style([
  figure,
  { fontSize: vars.size.heading, fontWeight: vars.weight.heavy },
]);

export const balance = style([figure, { color: text.muted }]);

export const message = style([
  smallText,
  {
    color: tone.critical.text,
    fontWeight: vars.weight.medium,
    selectors: { '&[data-done]': { color: tone.positive.text }, '&:empty': { display: 'none' } },
  },
]);
