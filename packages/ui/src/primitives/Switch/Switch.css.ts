import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minInlineSize: 0,
  minBlockSize: vars.touchTarget,
  // Words of two lines keep clear of the next ones.
  paddingBlock: vars.space.xxsmall,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.text.muted, cursor: 'not-allowed' } },
});

export const label = style([text, { minInlineSize: 0, overflowWrap: 'anywhere' }]);

// The thumb's side tells the state; the colour only repeats it.
export const track = style({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  inlineSize: '2.75rem',
  blockSize: '1.5rem',
  margin: 0,
  padding: '2px',
  border: `1.5px solid ${color.outline.control}`,
  borderRadius: vars.radius.full,
  background: color.surface.sunken,
  cursor: 'inherit',
  '::before': {
    content: '',
    inlineSize: '1rem',
    blockSize: '1rem',
    borderRadius: vars.radius.full,
    background: color.outline.control,
  },
  selectors: {
    '&[aria-checked=true]': { background: color.accent.solid, borderColor: color.accent.solid },
    '&[aria-checked=true]::before': { marginInlineStart: 'auto', background: color.accent.onSolid },
    '&:disabled': { background: color.surface.sunken, borderColor: color.outline.hairline },
    '&:disabled::before': { background: color.outline.control },
  },
  '@media': {
    [media.motion]: { transition: `background ${vars.motion.quick}` },
    [media.forcedColors]: {
      '::before': { background: 'CanvasText' },
      selectors: { '&[aria-checked=true]': { background: 'Highlight' } },
    },
  },
});
