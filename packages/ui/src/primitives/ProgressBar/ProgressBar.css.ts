import { createVar, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { smallFigure, smallText } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';
import { barTrack } from '../Meter/bar.css';

/** How much is done; the component sets it inline. */
export const doneSize = createVar();

export const root = style({ display: 'grid', gap: vars.space.xxsmall, minInlineSize: 0 });

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.small,
});

export const label = style([smallText, { minInlineSize: 0, overflowWrap: 'anywhere' }]);
export const value = style([smallFigure, { color: vars.color.text.muted }]);

export const track = style([barTrack, { blockSize: 8 }]);

const bar = style({
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.accent.solid,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const done = style([
  bar,
  {
    inlineSize: doneSize,
    '@media': {
      [media.motion]: { transition: `inline-size ${vars.motion.standard} ${vars.motion.easing}` },
    },
  },
]);

const toAndFro = keyframes({ to: { marginInlineStart: '70%' } });

// Without motion it stands in the middle: under way, and no telling how far.
export const running = style([
  bar,
  {
    inlineSize: '30%',
    marginInlineStart: '35%',
    '@media': {
      [media.motion]: {
        marginInlineStart: 0,
        animation: `${toAndFro} 900ms ease-in-out infinite alternate`,
      },
    },
  },
]);
