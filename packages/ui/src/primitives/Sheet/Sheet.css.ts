import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';
import { base } from '../Modal/Dialog.css';
import type { SheetEdge } from './Sheet';

const fromEnd = keyframes({ from: { transform: 'translateX(var(--sheet-away))' } });
const fromBottom = keyframes({ from: { transform: 'translateY(100%)' } });
const moving = `${vars.motion.standard} ${vars.motion.easing}`;

const edgeless = style([
  base,
  { maxInlineSize: 'none', maxBlockSize: 'none', margin: 0, borderWidth: 0 },
]);

export const sheet = styleVariants({
  end: [
    edgeless,
    {
      vars: { '--sheet-away': '100%' },
      insetInline: 'auto 0',
      inlineSize: 'min(20rem, 100% - 3rem)',
      blockSize: '100dvh',
      borderInlineStartWidth: '1px',
      selectors: { '&:dir(rtl)': { vars: { '--sheet-away': '-100%' } } },
      '@media': { [media.motion]: { animation: `${fromEnd} ${moving}` } },
    },
  ],
  bottom: [
    edgeless,
    {
      insetBlock: 'auto 0',
      inlineSize: '100%',
      maxBlockSize: '85dvh',
      borderBlockStartWidth: '1px',
      borderStartStartRadius: vars.radius.card,
      borderStartEndRadius: vars.radius.card,
      '@media': { [media.motion]: { animation: `${fromBottom} ${moving}` } },
    },
  ],
} satisfies Record<SheetEdge, unknown>);
