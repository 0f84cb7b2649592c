import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { vars } from '../../../theme/vars.css';

const { space, color } = vars;

/** As many links stand below each other; more stand in two columns, so that all parts end near each other. */
export const longest = 12;

export const part = style({
  '@media': { [media.tablet]: { selectors: { '&[data-long]': { gridColumn: 'span 2' } } } },
});

export const title = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.phone]: { minBlockSize: vars.touchTarget } },
});

/** Lies over the title, so that the whole line is pressed. */
export const fold = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inset: 0,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'end',
      padding: 0,
      border: 'none',
      borderRadius: vars.radius.small,
      background: 'none',
      color: color.text.muted,
      cursor: 'pointer',
    },
  },
});

export const arrow = style({
  selectors: { [`${fold}[aria-expanded="true"] &`]: { rotate: '180deg' } },
  '@media': { [media.motion]: { transition: `rotate ${vars.motion.quick}` } },
});

export const links = style({
  paddingBlockStart: space.xsmall,
  '@media': {
    [media.phone]: {
      paddingBlock: `0 ${space.small}`,
      selectors: { '&:not([data-open])': { display: 'none' } },
    },
    [media.tablet]: {
      selectors: { [`${part}[data-long] &`]: { columns: 2, columnGap: space.large } },
    },
    [media.desktop]: { selectors: { [`${part}[data-long] &`]: { columnGap: space.medium } } },
  },
});

export const link = style({
  breakInside: 'avoid',
  paddingBlock: '0.3125rem',
  color: color.text.muted,
  fontSize: vars.size.small,
  // The mark keeps a word beside it where a long name takes two lines.
  textWrapStyle: 'balance',
  '@media': {
    // A line that a finger can press.
    [media.phone]: { paddingBlock: '0.6875rem' },
  },
});
