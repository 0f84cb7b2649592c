import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minBlockSize: '1.5rem',
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
  fontFamily: vars.font.figures,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  letterSpacing: '0.04em',
  lineHeight: vars.lineHeight.heading,
  whiteSpace: 'nowrap',
  outline: '1px solid transparent',
});

export const tag = styleVariants(vars.color.tone, ({ soft, text }) => [
  base,
  { background: soft, color: text },
]);
