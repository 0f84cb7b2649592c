import { style } from '@vanilla-extract/css';
import { smallFigure } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';

const { text, tone } = vars.color;

export const root = style([
  smallFigure,
  {
    fontWeight: vars.weight.strong,
    whiteSpace: 'nowrap',
    selectors: { '&[data-soon]': { color: tone.critical.text } },
  },
]);

export const label = style({ color: text.muted, fontWeight: vars.weight.medium });
