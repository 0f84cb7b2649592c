import { style } from '@vanilla-extract/css';
import { plainList } from '../../../theme/plainList.css';
import { vars } from '../../../theme/vars.css';

export const benefits = style([
  plainList,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xsmall,
  },
]);
