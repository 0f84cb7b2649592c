import { media } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

/** The footer begins below the first screen, so that it is not pushed about while a page comes. */
export const firstScreen = style({
  minBlockSize: '100dvh',
  '@media': { [media.print]: { minBlockSize: 0 } },
});
