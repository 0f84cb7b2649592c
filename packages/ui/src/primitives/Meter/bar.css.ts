import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

/** How much of the track is filled; the component sets it inline. */
export const fillSize = createVar();

export const barTrack = style({
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.surface.sunken,
  // Without this the track vanishes in forced colours.
  outline: '1px solid transparent',
});

const bar = style({
  blockSize: '100%',
  inlineSize: fillSize,
  borderRadius: vars.radius.full,
  '@media': {
    [media.motion]: { transition: `inline-size ${vars.motion.standard} ${vars.motion.easing}` },
    [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

export const fill = styleVariants(vars.color.tone, ({ solid }) => [bar, { background: solid }]);
