import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { cardTitle, label, smallText } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';
import { restsOffScreen } from '../offScreen.css';

const { surface, outline, accent, text, tone } = vars.color;

// States are attributes on the root, so a test, a story and this file name them the same way.
export const root = style([
  restsOffScreen,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.medium,
    padding: vars.space.medium,
    border: `1px solid ${outline.hairline}`,
    borderRadius: vars.radius.card,
    background: surface.card,
    minInlineSize: 0,
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
      [media.forcedColors]: {
        selectors: { '&[data-selected]': { border: '3px solid Highlight' } },
      },
    },
  },
]);

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
});

// Large text takes a line of its own before a name is broken into letters.
export const identity = style({ flex: '1 1 8rem', minInlineSize: 0 });

export const name = style([
  cardTitle,
  {
    overflowWrap: 'anywhere',
    selectors: { [`${root}[data-unavailable] &`]: { color: text.muted } },
  },
]);

export const hit = style({
  all: 'unset',
  overflowWrap: 'anywhere',
  // The whole card is the target, and the button keeps the name a screen reader hears.
  '::after': { content: '', position: 'absolute', inset: 0, cursor: 'pointer' },
  selectors: { '&[aria-disabled]::after': { cursor: 'not-allowed' } },
});

export const bones = style({ display: 'grid', gap: vars.space.xsmall });

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

export const reason = style([
  smallText,
  { color: tone.critical.text, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' },
]);

export const actions = style({
  // At the foot of the card, so that in a row of cards the buttons line up.
  marginBlockStart: 'auto',
  display: 'grid',
  // Under each other where the reader's text is large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  gap: vars.space.xsmall,
});
