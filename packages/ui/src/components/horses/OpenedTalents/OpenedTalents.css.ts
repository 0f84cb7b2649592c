import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { figure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { outline, surface, text, tone } = vars.color;

/** How far a bar reaches; the component sets it inline. */
export const share = createVar();

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

const verdictBase = style({
  display: 'flex',
  gap: vars.space.small,
  margin: 0,
  fontWeight: vars.weight.medium,
});

export const verdict = styleVariants(
  { kept: tone.positive.text, broken: tone.critical.text, unchecked: tone.neutral.text },
  (color) => [verdictBase, { color }],
);

export const track = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  minInlineSize: '6rem',
  marginBlock: vars.space.xxsmall,
  blockSize: '0.625rem',
  borderRadius: vars.radius.full,
  background: surface.sunken,
  outline: `1px solid ${outline.hairline}`,
  overflow: 'hidden',
});

const bar = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: share,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

export const gained = style([bar, { background: tone.caution.solid }]);
export const born = style([bar, { background: tone.positive.solid }]);

export const likings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space.medium,
  margin: 0,
});

export const term = style([smallText, { color: text.muted }]);
export const words = style({ margin: 0 });
export const purpose = style([smallText, { margin: 0, color: text.muted }]);
export const values = style({ display: 'grid', gap: vars.space.small, margin: 0 });

export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  margin: 0,
});

export const code = style([figure, { minInlineSize: 0, overflowWrap: 'anywhere' }]);
