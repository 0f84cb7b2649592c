import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from './vars.css';

/** Past the gap between two tabs or tiles, so that a part of the next one shows. */
const reach = vars.space.xxlarge;

const length = { syntax: '<length>', inherits: false, initialValue: '0px' } as const;
const fadedStart = createVar(length);
const fadedEnd = createVar(length);
const overflowing = createVar({ syntax: '<number>', inherits: false, initialValue: '0' });
const onward = createVar();

const scrolls = keyframes({
  from: { vars: { [overflowing]: '1' } },
  to: { vars: { [overflowing]: '1' } },
});
const begins = keyframes({ to: { vars: { [fadedStart]: reach } } });
const ends = keyframes({ from: { vars: { [fadedEnd]: reach } } });

/**
 * A row that scrolls sideways fades at each edge beyond which there is more. Its own scrolling drives
 * it: a row that is wholly in sight has none, and no fade.
 */
export const scrollFade = style({
  // What is focused or brought into sight stops clear of the fade.
  scrollPaddingInline: reach,
  '@supports': {
    // Where scrolling drives no animation it would end at once, and fade the first of a row for ever.
    '(animation-timeline: scroll())': {
      vars: { [onward]: 'to right' },
      maskImage: `linear-gradient(${onward}, transparent, black calc(${fadedStart} * ${overflowing}), black calc(100% - ${fadedEnd} * ${overflowing}), transparent)`,
      animationName: `${scrolls}, ${begins}, ${ends}`,
      animationDuration: '1ms',
      animationTimingFunction: 'linear',
      animationFillMode: 'both',
      animationTimeline: 'scroll(self inline)',
      // No further than there is more: what hardly scrolls hardly fades. An animation that has come to its end
      // is kept by a browser when there is nothing left to scroll; the first never comes to it.
      animationRange: `0px calc(100% + 1px), 0px ${reach}, calc(100% - ${reach}) 100%`,
      selectors: { '&:dir(rtl)': { vars: { [onward]: 'to left' } } },
    },
  },
});
