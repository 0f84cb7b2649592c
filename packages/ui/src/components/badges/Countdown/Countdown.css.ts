import { style } from '@vanilla-extract/css';
import { smallFigure } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { text, tone } = vars.color;

export const root = style([
  smallFigure,
  {
    fontWeight: vars.weight.strong,
    selectors: { '&[data-soon]': { color: tone.critical.text } },
  },
]);

/** The figure itself never breaks; large text may part it from its label. */
export const left = style({ whiteSpace: 'nowrap' });

export const label = style({
  color: text.muted,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
