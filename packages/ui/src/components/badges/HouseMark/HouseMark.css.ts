import { style } from '@vanilla-extract/css';
import { label } from '../../../theme/typography.css';

export const root = style([label, { display: 'inline-block', whiteSpace: 'nowrap' }]);
