import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';
import { control } from '../Field/Field.css';

export const box = style({ position: 'relative', color: vars.color.text.muted });

export const glass = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: vars.space.small,
  marginBlock: 'auto',
  pointerEvents: 'none',
});

export const input = style([
  control,
  {
    paddingInline: `2.375rem ${vars.touchTarget}`,
    appearance: 'none',
    selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  },
]);

export const clear = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });
