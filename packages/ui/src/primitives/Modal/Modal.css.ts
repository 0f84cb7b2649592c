import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';
import type { ModalSize } from './Modal';

const { color, space } = vars;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

const slide = keyframes({ from: { transform: 'translateX(100%)' } });

const base = style({
  inlineSize: `min(100% - ${space.xlarge}, var(--modal-width))`,
  maxInlineSize: 'none',
  maxBlockSize: `calc(100dvh - ${space.xlarge})`,
  margin: 'auto',
  padding: 0,
  border: `1px solid ${color.outline.hairline}`,
  borderRadius: vars.radius.card,
  background: color.surface.card,
  color: color.text.standard,
  boxShadow: vars.shadow.overlay,
  overscrollBehavior: 'contain',
  '::backdrop': { background: color.surface.backdrop },
  '@media': {
    [media.motion]: { animation: `${rise} ${vars.motion.standard} ${vars.motion.easing}` },
  },
});

export const dialog = styleVariants({
  standard: [base, { vars: { '--modal-width': vars.width.dialog } }],
  wide: [base, { vars: { '--modal-width': '56rem' } }],
  sheet: [
    base,
    {
      inlineSize: 'min(20rem, 100% - 3rem)',
      blockSize: '100dvh',
      maxBlockSize: 'none',
      marginInlineEnd: 0,
      borderRadius: 0,
      borderWidth: '0 0 0 1px',
      '@media': {
        [media.motion]: { animation: `${slide} ${vars.motion.standard} ${vars.motion.easing}` },
      },
    },
  ],
} satisfies Record<ModalSize, unknown>);

export const sheet = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  padding: space.large,
});

export const title = style({ paddingInlineEnd: space.xlarge });

export const close = style({
  position: 'absolute',
  insetBlockStart: space.small,
  insetInlineEnd: space.small,
  color: color.text.muted,
});

// The page beneath stands still, and keeps the room of its scroll bar.
globalStyle('html:has(dialog:modal)', {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  // The backdrop does not reach that room, so it is dimmed here.
  background: `color-mix(in srgb, ${color.brand.deep} 55%, ${color.surface.page})`,
});
