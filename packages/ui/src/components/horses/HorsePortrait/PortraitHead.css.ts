import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { vars } from '../../../theme/vars.css';

/** Side of the picture on a phone, where a card is a row of a list. */
export const thumbnail = '5rem';

/** Over the whole width of a card, up to its edges. */
const head = {
  blockSize: '9.5rem',
  margin: `calc(-1 * ${vars.space.medium})`,
  marginBlockEnd: 0,
  borderRadius: `calc(${vars.radius.card} - 1px) calc(${vars.radius.card} - 1px) 0 0`,
} as const;

/** At the start of a row, beside its three lines. */
const start = {
  gridRow: '1 / span 3',
  blockSize: thumbnail,
  inlineSize: thumbnail,
  margin: 0,
  borderRadius: vars.radius.control,
} as const;

/** Of a card that has no other element for it. */
export const alone = style({
  ...head,
  display: 'block',
  inlineSize: `calc(100% + 2 * ${vars.space.medium})`,
  maxInlineSize: 'none',
  objectFit: 'cover',
  selectors: { '[data-unavailable] > &': { opacity: 0.55 } },
  '@media': { [media.phone]: start },
});

export const root = style({
  ...head,
  position: 'relative',
  overflow: 'hidden',
  '@media': {
    // The rating stands at the end of the row then.
    [media.phone]: { ...start, position: 'static', overflow: 'visible' },
  },
});

export const picture = style({
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: 'inherit',
});

export const rating = style({
  position: 'absolute',
  insetBlockStart: vars.space.small,
  insetInlineEnd: vars.space.small,
});
