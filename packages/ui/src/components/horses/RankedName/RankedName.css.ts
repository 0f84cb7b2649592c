import { style } from '@vanilla-extract/css';
import { smallFigure, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { text } = vars.color;

export const root = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

/** As wide as three figures, so that the colours stand under each other. */
export const place = style([
  smallFigure,
  {
    flexShrink: 0,
    minInlineSize: '1.75rem',
    color: text.muted,
    fontSize: vars.size.title,
    fontWeight: vars.weight.heavy,
    selectors: { '&[data-leading]': { color: text.gold } },
  },
]);

export const name = style([
  textType,
  {
    minInlineSize: 0,
    fontWeight: vars.weight.strong,
    lineHeight: vars.lineHeight.heading,
    overflowWrap: 'anywhere',
  },
]);
