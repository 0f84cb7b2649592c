import { type StyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';
import type { ButtonSize, ButtonVariant } from './variants';

const { color, space } = vars;

/** Pointed at, unless it is out of use. */
const hover = '&:hover:not(:disabled, [aria-disabled="true"])';
/** Out of use; what was pressed and works on keeps its colours. */
const outOfUse = '&:is(:disabled, [aria-disabled="true"]):not([aria-busy="true"])';
/** Held down. */
const pressed = '&:active:not(:disabled, [aria-disabled="true"])';
const shade = { boxShadow: 'inset 0 0 0 99px rgb(0 0 0 / 18%)' };
const soft = { background: 'color-mix(in srgb, currentcolor 9%, transparent)' };
const firm = { background: 'color-mix(in srgb, currentcolor 20%, transparent)' };

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xsmall,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: 'transparent',
    fontFamily: vars.font.text,
    fontWeight: vars.weight.strong,
    paddingBlock: space.xxsmall,
    // Its words are ours: one is broken only where it would push something out.
    overflowWrap: 'break-word',
    lineHeight: vars.lineHeight.heading,
    textAlign: 'center',
    textWrap: 'balance',
    textDecoration: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      [outOfUse]: {
        background: color.surface.sunken,
        borderColor: color.outline.hairline,
        color: color.text.muted,
        cursor: 'not-allowed',
      },
      // The words keep their room and their name under the spinner, so that nothing moves.
      '&[aria-busy="true"]': { cursor: 'progress', WebkitTextFillColor: 'transparent' },
    },
    '@media': {
      [media.motion]: {
        transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}`,
      },
      [media.print]: { display: 'none' },
    },
  },
  variants: {
    variant: {
      primary: {
        background: color.action.solid,
        color: color.action.onSolid,
        selectors: { [hover]: { background: color.action.hover }, [pressed]: shade },
      },
      gold: {
        background: color.gold.solid,
        color: color.gold.onSolid,
        selectors: { [hover]: { background: color.gold.hover }, [pressed]: shade },
      },
      secondary: {
        borderColor: color.outline.control,
        color: color.text.standard,
        selectors: { [hover]: soft, [pressed]: firm },
      },
      quiet: {
        color: color.text.accent,
        selectors: {
          [hover]: soft,
          [pressed]: firm,
          // Without a background in use, it has none out of use.
          [outOfUse]: { background: 'transparent', borderColor: 'transparent' },
        },
      },
      danger: {
        background: color.tone.critical.solid,
        color: color.tone.critical.onSolid,
        selectors: {
          [hover]: { boxShadow: 'inset 0 0 0 99px rgb(0 0 0 / 12%)' },
          [pressed]: { boxShadow: 'inset 0 0 0 99px rgb(0 0 0 / 26%)' },
        },
      },
    } satisfies Record<ButtonVariant, StyleRule>,
    size: {
      small: {
        minBlockSize: '36px',
        paddingInline: space.small,
        fontSize: vars.size.small,
        // Looks small, and is still 44 px to a finger.
        '::before': { content: '', position: 'absolute', insetBlock: -5, insetInline: 0 },
      },
      standard: {
        minBlockSize: vars.touchTarget,
        paddingInline: '1.25rem',
        fontSize: '0.9375rem',
      },
    } satisfies Record<ButtonSize, StyleRule>,
    wide: { true: { inlineSize: '100%' }, false: {} },
  },
});

export const icon = style({
  display: 'inline-flex',
  flexShrink: 0,
  marginInlineStart: '-0.125rem',
  selectors: { '[aria-busy="true"] > &': { visibility: 'hidden' } },
});

export const spinner = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});
