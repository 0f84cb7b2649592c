import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const bones = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.outline.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.card,
});
