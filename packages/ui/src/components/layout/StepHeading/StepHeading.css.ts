import { style } from '@vanilla-extract/css';
import { label } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { accent } = vars.color;

export const root = style([
  label,
  { display: 'flex', alignItems: 'center', gap: vars.space.xsmall, fontSize: vars.size.small },
]);

export const number = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.full,
  background: accent.solid,
  color: accent.onSolid,
  fontWeight: vars.weight.heavy,
  letterSpacing: 0,
});
