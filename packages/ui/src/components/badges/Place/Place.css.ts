import { style } from '@vanilla-extract/css';
import { smallFigure } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { text } = vars.color;

export const root = style([
  smallFigure,
  {
    color: text.muted,
    fontSize: vars.size.title,
    fontWeight: vars.weight.heavy,
    whiteSpace: 'nowrap',
    selectors: { '&[data-leading]': { color: text.gold } },
  },
]);

export const field = style({
  color: text.muted,
  fontSize: vars.size.standard,
  fontWeight: vars.weight.medium,
});
