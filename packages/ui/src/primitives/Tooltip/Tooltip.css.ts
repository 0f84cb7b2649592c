import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { turfCard } from '../../theme/turf.css';
import { smallText } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';

export const trigger = style({
  position: 'relative',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: '0.25em',
  cursor: 'help',
  // A line of text, and still 44 px high to a finger.
  '::before': { content: '', position: 'absolute', insetBlock: '-0.625rem', insetInline: 0 },
});

export const positioner = style({ zIndex: 20 });

export const popup = style([
  turfCard,
  smallText,
  {
    maxInlineSize: 'min(18rem, calc(100vw - 1rem))',
    paddingBlock: vars.space.xsmall,
    paddingInline: vars.space.small,
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.overlay,
    overflowWrap: 'break-word',
    '@media': {
      [media.motion]: {
        transition: `opacity ${vars.motion.quick}`,
        selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
      },
    },
  },
]);
