import { style } from '@vanilla-extract/css';
import { framedList } from '../../../theme/framedList.css';
import { smallFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { color, space } = vars;

export const frame = style({ containerType: 'inline-size' });

/** One column on a phone, two or three where there is room; read downwards by number in any case. */
export const root = style([
  framedList,
  {
    display: 'grid',
    gap: 1,
    background: color.outline.hairline,
    '@container': {
      '(min-width: 34rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '(min-width: 56rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
]);

export const place = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.small,
  padding: `${space.xsmall} ${space.medium}`,
  background: color.surface.card,
  selectors: {
    '&[data-mine]': {
      background: color.accent.soft,
      boxShadow: `inset 3px 0 0 ${color.accent.solid}`,
    },
    '&[data-mine]:dir(rtl)': { boxShadow: `inset -3px 0 0 ${color.accent.solid}` },
  },
});

export const number = style([smallFigure, { color: color.text.muted }]);

export const words = style({ display: 'grid', minInlineSize: 0 });

export const horse = style({
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.heading,
  overflowWrap: 'anywhere',
});

export const how = style([smallText, { color: color.text.muted }]);
