import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { plainList } from '../../../theme/plainList.css';
import { smallText, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { outline, text } = vars.color;

export const list = style([plainList, { display: 'grid' }]);

export const cause = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.large}`,
  paddingBlock: vars.space.small,
  borderBlockStart: `1px solid ${outline.hairline}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const summary = style([
  textType,
  { fontWeight: vars.weight.medium, lineHeight: vars.lineHeight.heading, overflowWrap: 'anywhere' },
]);

export const bar = style({
  paddingBlock: vars.space.xxsmall,
  '@media': { [media.tablet]: { gridArea: '1 / 2 / span 2' } },
});

export const detail = style([smallText, { gridColumn: 1, color: text.muted }]);
