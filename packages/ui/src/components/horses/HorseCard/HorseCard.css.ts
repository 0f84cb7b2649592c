import { style } from '@vanilla-extract/css';
import { choosable } from '../../../primitives/ChoiceCard/choosable.css';
import { media } from '../../../theme/breakpoints';
import { cardActions } from '../../../theme/cardActions.css';
import { restsOffScreen } from '../../../theme/offScreen.css';
import { cardTitle, label, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { text } = vars.color;

export const root = style([restsOffScreen, choosable, { gap: vars.space.medium }]);

/**
 * Where cards stand side by side it has room for a name, a line below it and two of breeding, or for two of a
 * name and one of breeding: what follows then lines up in a row of cards.
 */
export const head = style({
  '@media': {
    [media.tablet]: {
      minBlockSize: `calc(${vars.size.title} * ${vars.lineHeight.heading} + 3 * ${vars.size.small} * ${vars.lineHeight.text})`,
    },
  },
});

export const name = style([
  cardTitle,
  {
    overflowWrap: 'anywhere',
    selectors: { [`${root}[data-unavailable] &`]: { color: text.muted } },
  },
]);

export const summary = style([smallText, { color: text.muted }]);

export const meters = style({ display: 'grid', gap: vars.space.xxsmall });

export const lines = style({ display: 'grid', gap: vars.space.xsmall, margin: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xsmall,
});

export const term = style([
  label,
  { flex: '0 0 4.5rem', fontSize: vars.size.micro, letterSpacing: '0.08em' },
]);

export const line = style([
  smallText,
  { flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere' },
]);

/** Above the card's own target, so that its link can be followed. */
export const link = style({ position: 'relative', zIndex: 1 });

export const actions = style([
  cardActions,
  // At the foot of the card, so that in a row of cards the buttons line up.
  { marginBlockStart: 'auto' },
]);
