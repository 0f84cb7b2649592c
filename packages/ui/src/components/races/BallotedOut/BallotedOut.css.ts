import { style } from '@vanilla-extract/css';
import { smallText, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { accent, outline, text } = vars.color;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
});

export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
  padding: vars.space.small,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${outline.hairline}` },
    '&[data-mine]': { boxShadow: `inset 3px 0 0 ${accent.solid}` },
    '&[data-mine]:dir(rtl)': { boxShadow: `inset -3px 0 0 ${accent.solid}` },
  },
});

export const names = style({ display: 'grid', gap: vars.space.xxsmall, minInlineSize: 0 });

export const horse = style([
  textType,
  { fontWeight: vars.weight.strong, overflowWrap: 'anywhere' },
]);

export const stable = style([smallText, { color: text.muted, overflowWrap: 'anywhere' }]);

export const turn = style([smallText, { flexShrink: 0, color: text.muted }]);
