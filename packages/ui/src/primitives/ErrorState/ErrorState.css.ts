import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const root = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.small,
  padding: vars.space.large,
  border: `1px solid ${vars.color.outline.hairline}`,
  borderInlineStart: `4px solid ${vars.color.tone.critical.solid}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.card,
});
