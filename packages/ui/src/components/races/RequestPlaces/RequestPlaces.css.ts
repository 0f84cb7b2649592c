import { style } from '@vanilla-extract/css';
import { paperCard } from '../../../theme/paper.css';
import { plainList } from '../../../theme/plainList.css';
import { smallText, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { accent, outline, surface, text } = vars.color;

export const list = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
    gap: vars.space.small,
  },
]);

const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: '4rem',
  padding: vars.space.small,
});

export const taken = style([
  paperCard,
  place,
  { selectors: { '&[data-mine]': { boxShadow: `inset 3px 0 0 ${accent.solid}` } } },
]);

export const free = style([
  place,
  smallText,
  {
    color: text.muted,
    border: `1px dashed ${outline.control}`,
    borderRadius: vars.radius.card,
  },
]);

export const names = style({ display: 'grid', minInlineSize: 0 });

export const horse = style([
  textType,
  { fontWeight: vars.weight.strong, overflowWrap: 'anywhere' },
]);

export const stable = style([smallText, { color: text.muted, overflowWrap: 'anywhere' }]);

export const rating = style({ marginInlineStart: 'auto' });

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxsmall });

/** A place that nobody has, as large as the colours beside it. */
export const gap = style({
  inlineSize: 28,
  blockSize: 28,
  borderRadius: vars.radius.full,
  border: `1px dashed ${outline.control}`,
  background: surface.sunken,
});
