import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { fromFoot } from '../../theme/foot.css';
import { turfCard } from '../../theme/turf.css';
import { text } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';
import type { NoticeTone } from '../Notice/Notice';

const { color, space } = vars;
const moving = `${vars.motion.standard} ${vars.motion.easing}`;

export const viewport = style({
  position: 'fixed',
  zIndex: 30,
  insetBlockEnd: fromFoot.medium,
  insetInline: space.medium,
  display: 'grid',
  gap: space.xsmall,
  inlineSize: 'min(24rem, 100% - 2rem)',
  marginInlineStart: 'auto',
});

export const toast = style([
  turfCard,
  {
    minInlineSize: 0,
    boxShadow: vars.shadow.overlay,
    selectors: {
      '&[data-limited]': { display: 'none' },
    },
    '@media': {
      [media.motion]: {
        transition: `opacity ${moving}, transform ${moving}`,
        selectors: {
          '&[data-starting-style], &[data-ending-style]': {
            opacity: 0,
            transform: 'translateY(100%)',
          },
        },
      },
    },
  },
]);

export const content = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  paddingInlineStart: space.medium,
});

const beside = style({ flexShrink: 0 });

export const icon = styleVariants({
  info: [beside, { color: color.tone.info.text }],
  success: [beside, { color: color.tone.positive.text }],
  error: [beside, { color: color.tone.critical.text }],
} satisfies Record<NoticeTone, unknown>);

export const message = style([
  text,
  { flex: 1, minInlineSize: 0, paddingBlock: space.small, overflowWrap: 'anywhere' },
]);

const button = style({
  flexShrink: 0,
  minInlineSize: vars.touchTarget,
  minBlockSize: vars.touchTarget,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
});

export const action = style([
  button,
  { color: color.text.gold, fontWeight: vars.weight.strong, paddingInline: space.xsmall },
]);

export const close = style([
  button,
  { display: 'grid', placeItems: 'center', padding: 0, color: color.text.muted },
]);
