import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { surface, outline } = vars.color;

export const bones = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: vars.space.medium,
  border: `1px solid ${outline.hairline}`,
  borderRadius: vars.radius.card,
  background: surface.card,
});
