import { turfCard, vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

export const word = style({
  position: 'relative',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: '0.25em',
  cursor: 'help',
  // A line of text, and still 44 px high to a finger.
  '::before': { content: '', position: 'absolute', insetBlock: '-0.625rem', insetInline: 0 },
});

/** At the foot of the window, where a thumb does not cover it and no line of the text is hidden. */
export const meaning = style([
  turfCard,
  {
    position: 'fixed',
    inset: 'auto 0 1rem',
    inlineSize: 'min(32rem, calc(100vw - 2rem))',
    marginInline: 'auto',
    padding: vars.space.medium,
    fontSize: vars.size.standard,
    fontWeight: vars.weight.regular,
    lineHeight: vars.lineHeight.text,
    boxShadow: vars.shadow.overlay,
  },
]);
