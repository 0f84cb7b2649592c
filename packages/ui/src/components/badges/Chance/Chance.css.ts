import { style } from '@vanilla-extract/css';
import { smallFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

export const root = style({ display: 'contents' });

export const chance = style([smallFigure, { fontWeight: vars.weight.strong }]);

export const price = style([smallText, { color: vars.color.text.muted, whiteSpace: 'nowrap' }]);
