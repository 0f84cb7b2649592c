import { style } from '@vanilla-extract/css';
import { smallFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

export const count = style({ whiteSpace: 'nowrap' });

export const rate = style([smallText, { color: vars.color.text.muted }]);

export const figures = style([
  smallFigure,
  { fontWeight: vars.weight.strong, letterSpacing: '0.08em' },
]);
