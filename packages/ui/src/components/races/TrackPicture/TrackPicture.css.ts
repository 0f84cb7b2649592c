import { style } from '@vanilla-extract/css';
import { turfCard } from '../../../theme/turf.css';
import { vars } from '../../../theme/vars.css';

export const root = style([turfCard, { overflow: 'hidden' }]);

/** The land runs into the turf below it. */
export const land = style({
  position: 'relative',
  aspectRatio: '5 / 2',
  maskImage: 'linear-gradient(#000 80%, transparent)',
  '@media': { print: { display: 'none' } },
});

export const plan = style({ padding: vars.space.small, paddingBlockStart: 0 });
