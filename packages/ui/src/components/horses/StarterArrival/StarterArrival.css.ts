import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { plainList } from '../../../theme/plainList.css';
import { turfCard } from '../../../theme/turf.css';
import { label as labelText, sectionTitle, smallText, text } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { text: ink, tone } = vars.color;

const arrive = keyframes({ from: { opacity: 0, transform: 'translateX(-16px)' } });

export const root = style([
  turfCard,
  {
    display: 'grid',
    overflow: 'hidden',
    // Beside the words where these are no higher than the portrait is wide: it has no ground above.
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(16rem, 2fr) 3fr' } },
  },
]);

/** It walks in from the side it looks away from. */
export const portrait = style({
  blockSize: '9.5rem',
  overflow: 'hidden',
  '@media': {
    [media.tablet]: { blockSize: '16rem' },
    [media.desktop]: { blockSize: '100%', minBlockSize: '24rem' },
    [media.motion]: { animation: `${arrive} 200ms ${vars.motion.easing}` },
  },
});

export const content = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.medium,
  minInlineSize: 0,
  padding: vars.space.medium,
  '@media': { [media.laptop]: { gap: vars.space.large, padding: vars.space.xlarge } },
});

export const words = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const label = style([labelText, { color: ink.gold }]);

export const name = style([
  sectionTitle,
  { '@media': { [media.laptop]: { fontSize: vars.size.display } } },
]);

export const line = style([text, { minInlineSize: 0, overflowWrap: 'anywhere' }]);

export const muted = style([smallText, { color: ink.muted }]);

export const tack = style([
  plainList,
  smallText,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.xxsmall} ${vars.space.xsmall}`,
    color: ink.muted,
    '@media': {
      [media.laptop]: { columnGap: vars.space.large, paddingBlockStart: vars.space.small },
    },
  },
]);

export const piece = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  // Without their drawings the names are one line, and need something between them.
  selectors: { '&:not(:last-child)::after': { content: '"·" / ""' } },
  '@media': { [media.laptop]: { selectors: { '&:not(:last-child)::after': { content: 'none' } } } },
});

/** A phone's first screen is for the answer. */
export const icon = style({
  display: 'none',
  '@media': { [media.laptop]: { display: 'block' } },
});

export const step = style({ minInlineSize: 0, ':focus': { outline: 'none' } });

export const answers = style({
  display: 'grid',
  gap: vars.space.small,
  maxInlineSize: vars.width.dialog,
  minInlineSize: 0,
});

export const failed = style([smallText, { color: tone.critical.text }]);

/** The way out stands at the end of the line. On a phone they are as wide as the card. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

globalStyle(`${buttons} > *`, { '@media': { [media.phone]: { flexGrow: 1 } } });
