import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { smallFigure, smallText } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';

/** How much of the track is filled; the component sets it inline. */
export const fillSize = createVar();

export const root = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minInlineSize: 0,
});

export const label = style([
  smallText,
  { color: vars.color.text.muted, selectors: { '&[hidden]': { display: 'none' } } },
]);

export const track = style({
  flex: '1 1 4rem',
  blockSize: 6,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.surface.sunken,
  // Without this the track vanishes in Windows high contrast.
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

export const value = style([smallFigure, { color: vars.color.text.muted }]);
