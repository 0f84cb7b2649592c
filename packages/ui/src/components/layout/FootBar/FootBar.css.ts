import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { footTaken } from '../../../theme/foot.css';
import { turf } from '../../../theme/turf.css';
import { smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

/**
 * It stays in sight at the foot of the window, where it moves nothing when it comes; below the page it
 * takes room of its own, so that nothing lies under it there.
 */
export const root = style([
  turf,
  {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 20,
    background: vars.color.brand.base,
    borderBlockStart: `1px solid ${vars.color.outline.hairline}`,
    '@media': { [media.print]: { display: 'none' } },
  },
]);

/** As high as it is, on a phone in two lines: what has the focus and what sticks to the foot stay above. */
const height = { desk: '4rem', phone: '7rem' };

globalStyle(`:root:has(${root})`, {
  vars: { [footTaken]: height.desk },
  scrollPaddingBlockEnd: height.desk,
  '@media': {
    [media.phone]: { vars: { [footTaken]: height.phone }, scrollPaddingBlockEnd: height.phone },
  },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  maxInlineSize: `calc(${vars.width.page} + 2 * ${vars.space.medium})`,
  marginInline: 'auto',
  paddingInline: vars.space.medium,
});

/** The button that closes it stays at the end of the first line. */
export const news = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  rowGap: vars.space.xxsmall,
  minInlineSize: 0,
  paddingBlock: vars.space.xsmall,
});

export const message = style([
  smallText,
  { flex: '1 1 9rem', minInlineSize: 0, overflowWrap: 'anywhere' },
]);
