import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

// The room around the bell is a finger's, and may lie over that of what stands beside it.
export const beside = style({ display: 'flex', marginInline: `calc(-1 * ${vars.space.xsmall}) 0` });

export const root = style({ position: 'relative', display: 'grid' });

export const count = style({
  position: 'absolute',
  insetBlockStart: '-0.375rem',
  insetInlineStart: '0.625rem',
  minInlineSize: '1.125rem',
  paddingInline: vars.space.xxsmall,
  borderRadius: vars.radius.full,
  background: vars.color.tone.critical.solid,
  color: vars.color.tone.critical.onSolid,
  fontFamily: vars.font.figures,
  fontSize: '0.75rem',
  fontWeight: vars.weight.strong,
  lineHeight: '1.125rem',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  outline: '1px solid transparent',
});
