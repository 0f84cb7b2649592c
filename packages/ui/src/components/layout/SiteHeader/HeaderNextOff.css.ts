import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { space } = vars;

export const root = style([
  smallText,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    minInlineSize: 0,
    minBlockSize: vars.touchTarget,
    paddingInline: space.xxsmall,
    lineHeight: vars.lineHeight.heading,
    textAlign: 'end',
    '@media': { [media.tablet]: { paddingInline: space.xsmall } },
  },
]);

export const countdown = style({
  display: 'block',
  '@media': {
    // "Next off" over the time: what a phone has room for beside the account and the menu.
    [media.phone]: { maxInlineSize: '3.75rem' },
    [media.tablet]: { whiteSpace: 'nowrap' },
  },
});

export const race = style({
  display: 'none',
  '@media': {
    [media.tablet]: {
      display: 'block',
      maxInlineSize: '12rem',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});
