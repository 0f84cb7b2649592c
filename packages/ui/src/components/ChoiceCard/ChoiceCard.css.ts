import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { cardTitle, smallText } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';

const { surface, outline, accent, text, tone } = vars.color;

// States are attributes on the root, so a test, a story and this file name them the same way.
export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  padding: vars.space.medium,
  border: `1px solid ${outline.hairline}`,
  borderRadius: vars.radius.card,
  background: surface.card,
  minInlineSize: 0,
  blockSize: '100%',
  selectors: {
    '&:has(button:focus-visible)': {
      outline: `2px solid ${outline.focus}`,
      outlineOffset: '3px',
    },
    '&[data-selected]': {
      borderColor: accent.solid,
      // Inset, so that choosing a card does not move its neighbours.
      boxShadow: `inset 0 0 0 1px ${accent.solid}`,
    },
    '&[data-unavailable]': { background: surface.page },
  },
  '@media': {
    [media.pointer]: {
      selectors: { '&:has(button:not([aria-disabled]):hover)': { borderColor: accent.solid } },
    },
    [media.motion]: { transition: `border-color ${vars.motion.quick}` },
    // Shadows are not drawn in forced colours.
    [media.forcedColors]: { selectors: { '&[data-selected]': { border: '3px solid Highlight' } } },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
});

// Large text takes a line of its own before a title is broken into letters.
export const words = style({ flex: '1 1 8rem', minInlineSize: 0 });

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

export const hit = style({
  all: 'unset',
  overflowWrap: 'anywhere',
  // The whole card is the target, and the button keeps the name a screen reader hears.
  '::after': { content: '', position: 'absolute', inset: 0, cursor: 'pointer' },
  selectors: { '&[aria-disabled]::after': { cursor: 'not-allowed' } },
});

export const summary = style([smallText, { color: text.muted, overflowWrap: 'anywhere' }]);

export const reason = style([
  smallText,
  { color: tone.critical.text, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' },
]);

export const bones = style({ display: 'grid', gap: vars.space.xsmall });
