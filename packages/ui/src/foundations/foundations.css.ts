import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const pageInTheme = style({
  display: 'grid',
  gap: vars.space.large,
  padding: vars.space.large,
  borderRadius: vars.radius.card,
  background: vars.color.surface.page,
  color: vars.color.text.standard,
});

export const bar = style({ blockSize: vars.space.medium, background: vars.color.accent.solid });

export const table = style({ textAlign: 'start', fontFamily: vars.font.text });
globalStyle(`${table} th`, { textAlign: 'start', fontWeight: vars.weight.medium });

export const swatch = style({
  display: 'inline-block',
  inlineSize: '2rem',
  blockSize: '1.25rem',
  marginInlineEnd: vars.space.xsmall,
  border: `1px solid ${vars.color.outline.control}`,
  borderRadius: vars.radius.small,
  verticalAlign: 'middle',
});
