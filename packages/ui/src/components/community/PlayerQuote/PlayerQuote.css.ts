import { style } from '@vanilla-extract/css';
import { column } from '../../../theme/column.css';
import { turfCard } from '../../../theme/turf.css';
import { smallText, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { text } = vars.color;

export const root = style([
  turfCard,
  column,
  {
    gap: vars.space.large,
    margin: 0,
    padding: vars.space.large,
  },
]);

export const quotation = style({
  margin: 0,
  maxInlineSize: vars.width.reading,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  lineHeight: '1.4',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  quotes: '"“" "”"',
  '::before': { content: 'open-quote', color: text.gold },
  '::after': { content: 'close-quote', color: text.gold },
});

export const by = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

export const names = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const player = style([
  textType,
  { fontWeight: vars.weight.strong, lineHeight: vars.lineHeight.heading },
]);

export const stable = style([smallText, { color: text.muted }]);
