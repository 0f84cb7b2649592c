import { type StyleRule, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';
import type { LinkVariant } from './Link';

const whenPointedAt = { textDecorationLine: 'underline' } as const;

export const link = styleVariants({
  underlined: {
    color: vars.color.text.accent,
    borderRadius: vars.radius.small,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    selectors: {
      '&:hover': { textDecorationThickness: '2px' },
      '&:active': { color: vars.color.text.standard },
    },
  },
  quiet: {
    color: 'inherit',
    borderRadius: vars.radius.small,
    textDecorationLine: 'none',
    textUnderlineOffset: '0.3em',
    selectors: {
      '&:hover': whenPointedAt,
      '&[aria-current="page"]': { color: vars.color.text.accent, fontWeight: vars.weight.strong },
    },
  },
  cover: {
    color: 'inherit',
    textDecorationLine: 'none',
    textUnderlineOffset: '0.15em',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
      '&:hover': whenPointedAt,
      // The ring belongs around the whole target.
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `2px solid ${vars.color.outline.focus}`,
        outlineOffset: '2px',
      },
    },
  },
} satisfies Record<LinkVariant, StyleRule>);
