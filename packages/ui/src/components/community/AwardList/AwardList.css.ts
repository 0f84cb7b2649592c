import { style } from '@vanilla-extract/css';
import { plainList } from '../../../theme/plainList.css';
import { smallText, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { outline, text } = vars.color;

export const list = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    columnGap: vars.space.large,
  },
]);

export const item = style({
  display: 'flex',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  borderBlockStart: `1px solid ${outline.hairline}`,
});

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = style([smallText, { color: text.muted }]);

export const name = style([textType, { fontWeight: vars.weight.strong }]);

export const detail = style([smallText, { color: text.muted }]);
