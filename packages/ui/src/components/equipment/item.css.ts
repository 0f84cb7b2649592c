import { style } from '@vanilla-extract/css';
import { smallFigure, smallText, text as textType } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';

const { text, tone } = vars.color;

export const itemName = style([
  textType,
  {
    fontWeight: vars.weight.medium,
    lineHeight: vars.lineHeight.heading,
    overflowWrap: 'anywhere',
  },
]);

export const itemEffect = style([
  smallFigure,
  {
    color: text.muted,
    fontWeight: vars.weight.strong,
    overflowWrap: 'anywhere',
    // Its sign stays before it on a page that runs from right to left.
    unicodeBidi: 'plaintext',
    // Green is for what is gained: a piece that does nothing says so in grey.
    selectors: { '&[data-gain]': { color: text.accent } },
  },
]);

export const itemWear = style([
  smallText,
  {
    color: text.muted,
    // Nearly worn out: its words say so too.
    selectors: {
      '&[data-wearing-out]': { color: tone.caution.text, fontWeight: vars.weight.strong },
    },
  },
]);
