import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

/** Over the whole width of a card, up to its edges. */
const head = {
  blockSize: '9.5rem',
  margin: `calc(-1 * ${vars.space.medium})`,
  marginBlockEnd: 0,
  borderRadius: `calc(${vars.radius.card} - 1px) calc(${vars.radius.card} - 1px) 0 0`,
} as const;

/** Of a card that has no other element for it. */
export const alone = style({
  ...head,
  display: 'block',
  inlineSize: `calc(100% + 2 * ${vars.space.medium})`,
  maxInlineSize: 'none',
  selectors: { '[data-unavailable] > &': { opacity: 0.55 } },
});

export const root = style({
  ...head,
  position: 'relative',
  overflow: 'hidden',
  selectors: {
    // The ring of the card that is chosen, which the picture would cover.
    '[data-selected] > &::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: `inset 1px 1px 0 ${vars.color.accent.solid}, inset -1px 0 0 ${vars.color.accent.solid}`,
    },
  },
});

export const picture = style({
  blockSize: '100%',
  selectors: { '[data-unavailable] &': { opacity: 0.55 } },
});

export const rating = style({
  position: 'absolute',
  insetBlockStart: vars.space.small,
  insetInlineEnd: vars.space.small,
});
