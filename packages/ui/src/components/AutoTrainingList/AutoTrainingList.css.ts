import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';
import { plainList } from '../plainList.css';

export const list = style([
  plainList,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small },
]);
