import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { cardTitle, label, smallText } from '../../theme/typography.css';
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
  },
});

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.small,
});

export const identity = style({ minInlineSize: 0 });

export const name = style([
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

export const bones = style({ display: 'grid', gap: vars.space.xsmall });

export const summary = style([smallText, { color: text.muted }]);

export const meters = style({ display: 'grid', gap: vars.space.xxsmall });

export const lines = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `${vars.space.xsmall} ${vars.space.xsmall}`,
  margin: 0,
});

export const term = style([label, { fontSize: vars.size.micro, letterSpacing: '0.08em' }]);

/** Above the card's own target, so that its link can be followed. */
export const line = style([smallText, { position: 'relative', zIndex: 1, justifySelf: 'start' }]);

export const reason = style([
  smallText,
  { color: tone.critical.text, fontWeight: vars.weight.medium },
]);

export const actions = style({
  // At the foot of the card, so that in a row of cards the buttons line up.
  marginBlockStart: 'auto',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: vars.space.xsmall,
});
