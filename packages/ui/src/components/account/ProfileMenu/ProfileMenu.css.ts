import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { withLinks, withNames } from '../../layout/SiteHeader/ownersWindows';

export const icon = style({ flexShrink: 0 });

export const name = style({
  maxInlineSize: 'clamp(3.5rem, 20vw - 4rem, 11rem)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // The figure beside it says that it is the owner's; the menu and the button's own name say whose.
  '@media': {
    [media.phone]: { display: 'none' },
    [withLinks]: { display: 'none' },
    [withNames]: { display: 'block', maxInlineSize: 'clamp(5rem, 62.5vw - 44.5rem, 11rem)' },
  },
});
