import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';
import { control } from '../Field/Field.css';

export const box = style({ position: 'relative' });

/** Leaves the end of the line to the button that reveals the password. */
export const password = style([control, { paddingInlineEnd: vars.touchTarget }]);

export const reveal = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  color: vars.color.text.muted,
});
