import { style } from '@vanilla-extract/css';
import { smallFigure } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { tone, text } = vars.color;

export const root = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.xsmall}`,
});

/** What the line is about. */
export const figures = style([
  smallFigure,
  { fontWeight: vars.weight.strong, letterSpacing: '0.08em' },
]);

/** Small and calm: a defeat is no error. */
export const letters = style([
  smallFigure,
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: '0.1875rem',
    fontSize: vars.size.label,
    fontWeight: vars.weight.strong,
  },
]);

export const letter = style({
  color: tone.critical.text,
  selectors: { '&[data-won]': { color: tone.positive.text } },
});

export const unraced = style([smallFigure, { color: text.muted }]);
