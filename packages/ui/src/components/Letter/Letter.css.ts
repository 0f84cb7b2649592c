import { style } from '@vanilla-extract/css';
import { cardTitle, smallText, text as textType } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';

const { surface, outline, accent, text } = vars.color;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
  padding: vars.space.medium,
  border: `1px solid ${outline.hairline}`,
  borderRadius: vars.radius.card,
  background: surface.card,
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  alignSelf: 'start',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.full,
  background: accent.soft,
  color: text.accent,
});

export const words = style({
  flex: '1 1 14rem',
  display: 'grid',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const subject = style([cardTitle]);

export const envelope = style([smallText, { color: text.muted }]);

export const message = style([textType, { maxInlineSize: vars.width.reading }]);
