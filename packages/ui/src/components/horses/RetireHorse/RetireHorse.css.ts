import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

export const consequences = style({
  display: 'grid',
  gap: vars.space.xsmall,
  margin: 0,
  listStyle: 'disc',
  paddingInlineStart: vars.space.large,
});
