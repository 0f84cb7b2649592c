import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { turf } from '../../../theme/turf.css';
import { smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

/** It stays in sight, and takes room of its own: nothing lies under it. */
export const root = style([
  turf,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 20,
    background: vars.color.brand.base,
    borderBlockEnd: `1px solid ${vars.color.outline.hairline}`,
    '@media': { [media.print]: { display: 'none' } },
  },
]);

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
