import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';
import { control } from '../Field/Field.css';

export const area = style([
  control,
  {
    paddingBlock: vars.space.small,
    lineHeight: vars.lineHeight.text,
    resize: 'vertical',
    fieldSizing: 'content',
    minBlockSize: '7rem',
    maxBlockSize: '24rem',
  },
]);
