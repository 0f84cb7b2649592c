import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { smallText } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';

export const root = style({ minInlineSize: 0 });

export const summary = style([
  smallText,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    minBlockSize: vars.touchTarget,
    borderRadius: vars.radius.control,
    color: vars.color.text.accent,
    fontWeight: vars.weight.strong,
    cursor: 'pointer',
    listStyle: 'none',
    // Safari draws its own triangle otherwise.
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
]);

export const whenShut = style({ selectors: { [`${root}[open] &`]: { display: 'none' } } });

export const whenOpen = style({ selectors: { [`${root}:not([open]) &`]: { display: 'none' } } });

export const arrow = style({
  selectors: { [`${root}[open] &`]: { rotate: '180deg' } },
  '@media': { [media.motion]: { transition: `rotate ${vars.motion.quick}` } },
});
