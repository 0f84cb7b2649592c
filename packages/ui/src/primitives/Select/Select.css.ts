import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';
import { control } from '../Field/Field.css';

export const box = style({ position: 'relative' });

export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: vars.space.xlarge,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
]);

export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.small,
  marginBlock: 'auto',
  color: vars.color.text.muted,
  pointerEvents: 'none',
});
