import { style } from '@vanilla-extract/css';
import { smallFigure } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { color, space } = vars;

/** Ringed, where a grade is filled: the two stand beside each other. */
export const root = style([
  smallFigure,
  {
    display: 'inline-flex',
    inlineSize: 'fit-content',
    alignItems: 'center',
    gap: space.xxsmall,
    paddingBlock: '0.1875rem',
    paddingInline: space.xsmall,
    border: `1px solid ${color.text.gold}`,
    borderRadius: vars.radius.small,
    background: color.surface.card,
    color: color.text.gold,
    fontSize: vars.size.small,
    fontWeight: vars.weight.strong,
    letterSpacing: '0.02em',
    lineHeight: vars.lineHeight.heading,
    selectors: {
      '&[data-final]': {
        borderColor: color.gold.solid,
        background: color.gold.solid,
        color: color.gold.onSolid,
      },
    },
  },
]);
