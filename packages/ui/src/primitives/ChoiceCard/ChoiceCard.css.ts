import { style } from '@vanilla-extract/css';
import { cardTitle, smallText } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';
import { choosable } from './choosable.css';

const { surface, accent, text, tone } = vars.color;

export const root = style([choosable, { gap: vars.space.medium, blockSize: '100%' }]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
});

// Large text takes a line of its own before a title is broken into letters.
export const content = style({ flex: '1 1 8rem', minInlineSize: 0 });

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.touchTarget,
  blockSize: vars.touchTarget,
  borderRadius: vars.radius.full,
  background: accent.soft,
  color: text.accent,
  selectors: {
    [`${root}[data-selected] &`]: { background: accent.solid, color: accent.onSolid },
    [`${root}[data-unavailable] &`]: { background: surface.sunken, color: text.muted },
  },
});

export const title = style([
  cardTitle,
  { selectors: { [`${root}[data-unavailable] &`]: { color: text.muted } } },
]);

// It takes the room that is left, so that in a row of cards the figures line up.
export const description = style([smallText, { flexGrow: 1, overflowWrap: 'anywhere' }]);

export const reason = style([
  smallText,
  { color: tone.critical.text, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' },
]);
