import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { withLinks, withNames } from './ownersWindows';

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
    '@media': {
      // As wide for a short name as for a long one, where there is room: nothing beside it moves.
      [media.tablet]: { flex: '0 1 13rem', paddingInline: space.xsmall },
      [withLinks]: { flex: '0 0 auto' },
      [withNames]: { flex: '0 1 13rem' },
    },
  },
]);

export const countdown = style({
  display: 'block',
  '@media': {
    // "Next off" over the time: what a phone has room for beside the account and the menu, and a
    // laptop beside the links.
    [media.phone]: { maxInlineSize: '3.75rem' },
    [media.tablet]: { whiteSpace: 'nowrap' },
    [withLinks]: { maxInlineSize: '3.75rem', whiteSpace: 'normal' },
    [withNames]: { maxInlineSize: 'none', whiteSpace: 'nowrap' },
  },
});

export const race = style({
  display: 'none',
  '@media': {
    [media.tablet]: {
      display: 'block',
      inlineSize: 0,
      minInlineSize: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    [withLinks]: { display: 'none' },
    [withNames]: { display: 'block' },
  },
});
