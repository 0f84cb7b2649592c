import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { paperCard } from '../../theme/paper.css';
import { vars } from '../../theme/vars.css';

const { surface, outline, accent } = vars.color;

/** The button in the card's title: the whole card is its target, and it keeps the name that is heard. */
export const hit = style({
  all: 'unset',
  overflowWrap: 'anywhere',
  '::after': { content: '', position: 'absolute', inset: 0, cursor: 'pointer' },
  selectors: { '&[aria-disabled]::after': { cursor: 'not-allowed' } },
});

/** A card that can be chosen whole. Its states are attributes, named alike in tests and stories. */
export const choosable = style([
  paperCard,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    padding: vars.space.medium,
    selectors: {
      [`&:has(${hit}:focus-visible)`]: {
        outline: `2px solid ${outline.focus}`,
        outlineOffset: '3px',
      },
      '&[data-selected]': {
        borderColor: accent.solid,
        // Inset, so that choosing a card does not move its neighbours.
        boxShadow: `inset 0 0 0 1px ${accent.solid}`,
      },
      [`&:has(${hit}:not([aria-disabled]):active)`]: { background: accent.soft },
      '&[data-unavailable]': { background: surface.page },
    },
    '@media': {
      [media.pointer]: {
        selectors: { [`&:has(${hit}:not([aria-disabled]):hover)`]: { borderColor: accent.solid } },
      },
      [media.motion]: { transition: `border-color ${vars.motion.quick}` },
      // Shadows are not drawn in forced colours.
      [media.forcedColors]: {
        selectors: { '&[data-selected]': { border: '3px solid Highlight' } },
      },
    },
  },
]);
