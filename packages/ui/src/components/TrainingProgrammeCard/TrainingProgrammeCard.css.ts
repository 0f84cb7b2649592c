import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';
import { plainList } from '../plainList.css';

export const benefits = style([
  plainList,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xsmall,
  },
]);
