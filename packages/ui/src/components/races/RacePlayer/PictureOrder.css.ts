import { style } from '@vanilla-extract/css';
import { overPicture } from '../../../theme/overPicture';
import { plainList } from '../../../theme/plainList.css';
import { smallFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { gold, text } = vars.color;
const { red, green, blue, share } = overPicture;

export const root = style([
  plainList,
  {
    display: 'flex',
    gap: 1,
    overflow: 'hidden',
    borderRadius: vars.radius.control,
  },
]);

/** How many have room: one's own always has. */
const only = (most: number) => ({
  selectors: { [`&:nth-child(n + ${most + 1}):not([data-own])`]: { display: 'none' } },
});

export const runner = style({
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.xsmall,
  background: `rgb(${red} ${green} ${blue} / ${100 * share}%)`,
  borderBlockEnd: '3px solid transparent',
  whiteSpace: 'nowrap',
  selectors: { '&[data-own]': { borderBlockEndColor: gold.solid } },
  '@container': {
    '(max-width: 60rem)': only(4),
    '(max-width: 30rem)': only(3),
  },
});

export const name = style([
  smallText,
  {
    flex: '1 1 auto',
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: text.standard,
    '@container': { '(max-width: 30rem)': { display: 'none' } },
    selectors: { '[data-own] > &': { color: text.gold } },
  },
]);

export const gap = style([smallFigure, { marginInlineStart: 'auto', color: text.muted }]);
