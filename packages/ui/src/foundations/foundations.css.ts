import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints';
import { vars } from '../theme/vars.css';

export const pageInTheme = style({
  display: 'grid',
  gap: vars.space.large,
  padding: vars.space.large,
  borderRadius: vars.radius.card,
  background: vars.color.surface.page,
  color: vars.color.text.standard,
});

/** A sample under the words that name it. */
export const sample = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xsmall });

export const bar = style({ blockSize: vars.space.medium, background: vars.color.accent.solid });

/** One theme, on its own page. */
export const grounds = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: vars.space.large,
  borderRadius: vars.radius.card,
  marginBlockEnd: vars.space.large,
});

/** Words that stand on one ground. */
export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  padding: vars.space.small,
  border: '1px solid',
  borderRadius: vars.radius.card,
});

export const pairs = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

export const chip = style({
  display: 'inline-flex',
  gap: vars.space.xsmall,
  minInlineSize: '6rem',
  padding: vars.space.xsmall,
  borderRadius: vars.radius.small,
});

/** A box with the edge that is shown. */
export const box = style({
  inlineSize: '6.5rem',
  blockSize: '5rem',
  border: `1px solid ${vars.color.outline.control}`,
  background: vars.color.surface.card,
});

export const focused = style([
  box,
  {
    borderRadius: vars.radius.control,
    outline: `2px solid ${vars.color.outline.focus}`,
    outlineOffset: 2,
  },
]);

/** A page at a phone's and a desktop's size, drawn smaller. */
export const screen = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.medium,
  marginBlock: `${vars.space.xsmall} ${vars.space.large}`,
});

export const screenFrame = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.outline.hairline}`,
  borderRadius: vars.radius.control,
});

export const screenPage = style({ border: 0, transformOrigin: '0 0' });

const { quick, standard } = vars.motion;

/** Grows when it is pointed at, at the speed it shows. */
export const runner = styleVariants({ quick, standard }, (speed) => [
  {
    inlineSize: '8rem',
    minBlockSize: vars.touchTarget,
    border: 0,
    borderRadius: vars.radius.control,
    background: vars.color.accent.soft,
    selectors: { '&:hover, &:focus-visible': { inlineSize: '20rem' } },
    '@media': {
      [media.motion]: { transition: `inline-size ${speed} ${vars.motion.easing}` },
    },
  },
]);

export const section = style({ display: 'grid', gap: vars.space.medium });

/** Pictures of one kind beside each other, each over its name. */
export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: vars.space.medium,
});

export const piece = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xxsmall });

/** A name in small capitals, and what it names beside it. */
export const spoken = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.medium,
});

/** At one end what is shown, at the other what shows it. */
export const setting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  margin: 0,
});

export const rows = style([pageInTheme, { gap: 0, listStyle: 'none', margin: 0 }]);

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  selectors: {
    '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.outline.hairline}` },
  },
});
