import { style } from '@vanilla-extract/css';
import { plainList } from '../../../theme/plainList.css';
import { label, sectionTitle, smallFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { gold, text } = vars.color;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.small,
  paddingInlineStart: vars.space.small,
  borderInlineStart: `4px solid ${gold.solid}`,
});

export const winner = style({ display: 'grid', gap: vars.space.xxsmall, minInlineSize: 0 });

export const called = style([
  label,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${vars.space.small}`,
    color: text.gold,
  },
]);

export const name = style([sectionTitle, { color: text.standard, overflowWrap: 'anywhere' }]);

export const placed = style([
  plainList,
  { display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.medium}` },
]);

export const runner = style([
  smallText,
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space.xsmall,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    color: text.standard,
  },
]);

export const margin = style([smallFigure, { color: text.muted }]);
