import { style } from '@vanilla-extract/css';
import { smallFigure } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { tone, text } = vars.color;

export const root = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const tiles = style({ display: 'inline-flex', flexWrap: 'wrap', gap: '3px' });

export const tile = style([
  smallFigure,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.125rem',
    blockSize: '1.25rem',
    borderRadius: vars.radius.small,
    background: tone.critical.solid,
    color: tone.critical.onSolid,
    fontSize: vars.size.label,
    fontWeight: vars.weight.heavy,
    selectors: { '&[data-won]': { background: tone.positive.solid, color: tone.positive.onSolid } },
  },
]);

export const figures = style([
  smallFigure,
  { color: text.muted, fontSize: vars.size.small, letterSpacing: '0.08em' },
]);

export const unraced = style([smallFigure, { color: text.muted }]);
