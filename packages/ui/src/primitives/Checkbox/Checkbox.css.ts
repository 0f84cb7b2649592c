import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { smallText, text } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;
const side = '1.25rem';

export const root = style({ minInlineSize: 0 });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: vars.touchTarget,
  // Words of two lines keep clear of the next ones.
  paddingBlock: space.xxsmall,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.text.muted, cursor: 'not-allowed' } },
});

export const box = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: side,
  blockSize: side,
  margin: 0,
  border: `1.5px solid ${color.outline.control}`,
  borderRadius: vars.radius.small,
  background: color.surface.card,
  cursor: 'inherit',
  '::before': {
    content: '',
    inlineSize: '0.75rem',
    blockSize: '0.75rem',
    background: color.accent.onSolid,
    clipPath: 'polygon(14% 44%, 0 60%, 40% 96%, 100% 22%, 84% 8%, 38% 66%)',
    transform: 'scale(0)',
  },
  selectors: {
    '&:checked': { background: color.accent.solid, borderColor: color.accent.solid },
    '&:checked::before': { transform: 'none' },
    '&:disabled': { background: color.surface.sunken, borderColor: color.outline.hairline },
    '&:disabled::before': { background: color.text.muted },
  },
  '@media': {
    [media.motion]: {
      '::before': { transition: `transform ${vars.motion.quick} ${vars.motion.easing}` },
    },
    [media.forcedColors]: { '::before': { background: 'CanvasText' } },
  },
});

export const label = style([text, { minInlineSize: 0, overflowWrap: 'anywhere' }]);

export const hint = style([
  smallText,
  {
    // Nearer to its own box than to the next one.
    paddingBlockEnd: space.xsmall,
    paddingInlineStart: `calc(${side} + ${space.small})`,
    color: color.text.muted,
  },
]);
