import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { paperCard } from '../../theme/paper.css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: vars.touchTarget,
  paddingInline: space.small,
  border: `1px solid ${color.outline.control}`,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-popup-open]': {
      background: 'color-mix(in srgb, currentcolor 9%, transparent)',
    },
  },
});

export const positioner = style({ zIndex: 10 });

export const popup = style([
  paperCard,
  {
    minInlineSize: '13rem',
    padding: space.xxsmall,
    color: color.text.standard,
    boxShadow: vars.shadow.overlay,
    outline: 'none',
    transformOrigin: 'var(--transform-origin)',
    '@media': {
      [media.motion]: {
        transition: `opacity ${vars.motion.quick}, transform ${vars.motion.quick}`,
        selectors: {
          '&[data-starting-style], &[data-ending-style]': {
            opacity: 0,
            transform: 'scale(0.97)',
          },
        },
      },
    },
  },
]);

export const title = style({
  maxInlineSize: '16rem',
  paddingBlock: space.xsmall,
  paddingInline: space.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.heading,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: vars.touchTarget,
  paddingInline: space.small,
  borderRadius: vars.radius.control,
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { background: color.surface.raised },
    '&:focus-visible': {
      outline: `2px solid ${color.outline.focus}`,
      outlineOffset: '-2px',
    },
  },
});

export const line = style({
  blockSize: 1,
  marginBlock: space.xxsmall,
  marginInline: space.small,
  background: color.outline.hairline,
});
