import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { turfCard } from '../../../theme/turf.css';
import { label as labelText, largeFigure, text } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { sash as jacketSash } from '../../horses/Silks/sash.css';

const { text: ink } = vars.color;

const unfold = keyframes({ from: { transform: 'scaleX(0)' } });
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const root = style([
  turfCard,
  {
    position: 'relative',
    overflow: 'hidden',
    display: 'grid',
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(12rem, 2fr) 3fr' },
      [media.motion]: { animation: `${arrive} 200ms ${vars.motion.easing}` },
    },
  },
]);

export const portrait = style({
  position: 'relative',
  blockSize: '12rem',
  '@media': {
    [media.tablet]: {
      // A square, or as high as long words beside it.
      alignSelf: 'stretch',
      justifySelf: 'stretch',
      blockSize: 'auto',
      minBlockSize: '16rem',
      aspectRatio: '1',
    },
  },
});

// Of itself it would keep its shape, and leave the card's ground above it.
globalStyle(`${portrait} > img`, { position: 'absolute', inset: 0 });

export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  padding: vars.space.large,
  paddingBlockEnd: `calc(${vars.space.large} + 12px)`,
  '@media': { [media.tablet]: { paddingInlineEnd: vars.space.xxlarge } },
});

export const label = style([labelText, { color: ink.gold }]);

export const where = style([text, { color: ink.muted }]);

export const owner = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  marginBlockStart: vars.space.small,
});

export const prize = style([largeFigure]);

/** On the portrait of a phone, which is light or dark, it stands on turf. */
export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space.xsmall,
  insetInlineEnd: vars.space.xsmall,
  borderRadius: vars.radius.full,
  background: vars.color.brand.base,
  '@media': { [media.print]: { display: 'none' } },
});

/** The jacket's colours, drawn across the foot of the card once. */
export const sash = style([
  jacketSash,
  {
    transformOrigin: 'left',
    '@media': { [media.motion]: { animation: `${unfold} 700ms ${vars.motion.easing}` } },
  },
]);
