import { createVar, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { vars } from '../../../theme/vars.css';

const { surface, tone, outline } = vars.color;

/** How much of its half a bar fills; the component sets it inline. */
export const barSize = createVar();

export const root = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  blockSize: 10,
  // Without this the two halves vanish in Windows high contrast.
  outline: '1px solid transparent',
});

const half = style({ display: 'flex', background: surface.sunken });

export const lostHalf = style([
  half,
  {
    justifyContent: 'flex-end',
    borderInlineEnd: `1px solid ${outline.control}`,
    borderStartStartRadius: vars.radius.full,
    borderEndStartRadius: vars.radius.full,
  },
]);

export const gainedHalf = style([
  half,
  {
    borderInlineStart: `1px solid ${outline.control}`,
    borderStartEndRadius: vars.radius.full,
    borderEndEndRadius: vars.radius.full,
  },
]);

const bar = style({
  inlineSize: barSize,
  '@media': {
    [media.motion]: { transition: `inline-size ${vars.motion.standard} ${vars.motion.easing}` },
    [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

export const lost = style([
  bar,
  {
    borderStartStartRadius: vars.radius.full,
    borderEndStartRadius: vars.radius.full,
    background: tone.critical.solid,
  },
]);

export const gained = style([
  bar,
  {
    borderStartEndRadius: vars.radius.full,
    borderEndEndRadius: vars.radius.full,
    background: tone.positive.solid,
  },
]);
