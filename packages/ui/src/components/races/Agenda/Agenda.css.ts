import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { framedList } from '../../../theme/framedList.css';
import { figure, smallText, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { outline, text } = vars.color;

export const list = framedList;

export const item = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: vars.space.small,
  rowGap: vars.space.xxsmall,
  padding: `${vars.space.small} ${vars.space.medium}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${outline.hairline}` } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: '3rem minmax(0, 1fr) auto', alignItems: 'center' },
  },
});

export const time = style([figure, { lineHeight: vars.lineHeight.text }]);

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = style([textType, { fontWeight: vars.weight.medium }]);

export const detail = style([smallText, { color: text.muted }]);

export const standing = style({
  gridColumn: '2 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});
