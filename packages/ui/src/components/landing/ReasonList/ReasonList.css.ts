import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { plainList } from '../../../theme/plainList.css';
import { cardTitle, largeFigure, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { outline, text: ink } = vars.color;

export const root = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: vars.space.xlarge,
    // One, two or all four beside each other: none of them stands alone under the others.
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
]);

export const item = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  columnGap: vars.space.small,
  paddingBlock: vars.space.large,
  borderBlockStart: `1px solid ${outline.hairline}`,
  selectors: { '&:first-child': { gridColumn: '1 / -1' } },
});

export const number = style([
  largeFigure,
  { color: ink.gold, fontSize: '2.25rem', fontWeight: vars.weight.heavy, lineHeight: 1 },
]);

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xxsmall,
});

export const title = style([cardTitle]);

export const text = style([textType, { maxInlineSize: vars.width.reading, color: ink.muted }]);

export const proof = style({ paddingBlockStart: vars.space.small, minInlineSize: 0 });
