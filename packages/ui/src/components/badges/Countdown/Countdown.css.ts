import { style, styleVariants } from '@vanilla-extract/css';
import { label as labelText, largeFigure, smallFigure } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { text, tone } = vars.color;

const soon = { selectors: { '&[data-soon]': { color: tone.critical.text } } };

export const root = styleVariants({
  standard: [smallFigure, soon, { fontWeight: vars.weight.strong }],
  large: [
    largeFigure,
    soon,
    { display: 'inline-grid', gap: '0.125rem', fontWeight: vars.weight.heavy },
  ],
});

/** The figure itself never breaks; large text may part it from its label. */
export const left = style({ whiteSpace: 'nowrap' });

export const label = styleVariants({
  standard: { color: text.muted, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' },
  large: [labelText, { fontSize: vars.size.micro }],
});
