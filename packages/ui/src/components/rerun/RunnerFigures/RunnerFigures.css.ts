import { style } from '@vanilla-extract/css';
import { smallFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { surface, outline, text } = vars.color;

export const root = style({ overflowX: 'auto' });

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

export const caption = style([
  smallText,
  { textAlign: 'start', color: text.muted, paddingBlockEnd: vars.space.xsmall },
]);

const cell = { paddingBlock: vars.space.xsmall, paddingInline: vars.space.xsmall } as const;

/** Stays in sight while the figures are scrolled past it. */
export const name = style([
  smallText,
  {
    ...cell,
    position: 'sticky',
    insetInlineStart: 0,
    minInlineSize: '7rem',
    maxInlineSize: '11rem',
    background: surface.card,
    textAlign: 'start',
    fontWeight: vars.weight.strong,
    overflowWrap: 'anywhere',
  },
]);

export const head = style([
  smallFigure,
  { ...cell, textAlign: 'end', color: text.muted, whiteSpace: 'nowrap' },
]);

export const figure = style([smallFigure, { ...cell, textAlign: 'end', whiteSpace: 'nowrap' }]);

export const row = style({ borderBlockStart: `1px solid ${outline.hairline}` });

export const measure = style([row, { color: text.muted }]);
