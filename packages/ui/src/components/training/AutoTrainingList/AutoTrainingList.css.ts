import { style } from '@vanilla-extract/css';
import { plainList } from '../../../theme/plainList.css';
import { vars } from '../../../theme/vars.css';

export const list = style([
  plainList,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small },
]);
