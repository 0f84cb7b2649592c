import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

export const root = style({
  display: 'inline-flex',
  inlineSize: 'fit-content',
  minInlineSize: 0,
  margin: 0,
  padding: 2,
  border: `1px solid color-mix(in srgb, ${vars.color.outline.control} 50%, transparent)`,
  borderRadius: vars.radius.full,
});

export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 32,
  borderRadius: vars.radius.full,
  color: vars.color.text.muted,
  cursor: 'pointer',
  // 44 px high to a finger, without a taller header.
  '::before': { content: '', position: 'absolute', insetInline: 0, insetBlock: -6 },
  selectors: {
    '&:hover': { color: vars.color.text.standard },
    '&:has(:checked)': { background: vars.color.accent.soft, color: vars.color.text.accent },
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.color.outline.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } },
    },
  },
});

export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
