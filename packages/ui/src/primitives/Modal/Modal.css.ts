import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';
import { base } from './Dialog.css';
import type { ModalSize } from './Modal';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

const centred = style([
  base,
  {
    inlineSize: `min(100% - ${vars.space.xlarge}, var(--modal-width))`,
    maxInlineSize: 'none',
    maxBlockSize: `calc(100dvh - ${vars.space.xlarge})`,
    margin: 'auto',
    borderRadius: vars.radius.card,
    '@media': {
      [media.motion]: { animation: `${rise} ${vars.motion.standard} ${vars.motion.easing}` },
    },
  },
]);

export const dialog = styleVariants({
  standard: [centred, { vars: { '--modal-width': vars.width.dialog } }],
  wide: [centred, { vars: { '--modal-width': '56rem' } }],
} satisfies Record<ModalSize, unknown>);
