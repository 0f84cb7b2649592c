import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
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

export const table = style({ textAlign: 'start', fontFamily: vars.font.text });

/** Breaks after a dot, and nowhere within a word. */
export const role = style({ overflowWrap: 'normal' });
globalStyle(`${table} th`, { textAlign: 'start', fontWeight: vars.weight.medium });

export const swatch = style({
  display: 'inline-block',
  inlineSize: '2rem',
  blockSize: '1.25rem',
  marginInlineEnd: vars.space.xsmall,
  border: `1px solid ${vars.color.outline.control}`,
  borderRadius: vars.radius.small,
  verticalAlign: 'middle',
});

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
