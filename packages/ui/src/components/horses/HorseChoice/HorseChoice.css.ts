import { globalStyle, style } from '@vanilla-extract/css';
import { choosable } from '../../../primitives/ChoiceCard/choosable.css';
import { restsOffScreen } from '../../../theme/offScreen.css';
import { cardTitle, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { text } = vars.color;

/** Side of the face, px: at this size the six of a stable are told apart. */
export const portraitSize = 72;

export const root = style([
  restsOffScreen,
  choosable,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    columnGap: vars.space.small,
    rowGap: vars.space.xsmall,
    padding: vars.space.small,
    containIntrinsicBlockSize: 'auto 9rem',
  },
]);

export const portrait = style({
  selectors: { '[data-unavailable] > &': { opacity: 0.55 } },
});

export const words = style({ display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 });

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
});

export const who = style({ minInlineSize: 0 });

export const name = style([
  cardTitle,
  {
    overflowWrap: 'anywhere',
    selectors: { [`${root}[data-unavailable] &`]: { color: text.muted } },
  },
]);

export const summary = style([smallText, { color: text.muted }]);

export const meters = style({ display: 'grid' });

/** Above the card's own target, so that a link in it can be followed. */
export const note = style([
  smallText,
  {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${vars.space.small}`,
    minInlineSize: 0,
    color: text.muted,
    overflowWrap: 'anywhere',
  },
]);

globalStyle(`${note} > a`, { position: 'relative', zIndex: 1 });
