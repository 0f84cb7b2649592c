import { type StyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { aboveCover } from '../../../primitives/Link/aboveCover.css';
import { plainList } from '../../../theme/plainList.css';
import { figure, smallText, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import type { ActivityType } from './activityType';

const { outline, tone, text } = vars.color;

/** Room for who and when beside what was done, and for a column of what was won. */
const columns = '(min-width: 44rem)';

export const list = style([plainList, { display: 'grid', containerType: 'inline-size' }]);

export const row = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${outline.hairline}` } },
});

export const item = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
});

export const icon = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    borderRadius: vars.radius.full,
  },
  variants: {
    type: {
      race_win: { background: tone.caution.soft, color: tone.caution.text },
      new_horse: { background: tone.positive.soft, color: tone.positive.text },
      training: { background: tone.neutral.soft, color: tone.neutral.text },
      race_entry: { background: tone.info.soft, color: tone.info.text },
      account: { background: tone.neutral.soft, color: tone.neutral.text },
      achievement: { background: tone.caution.soft, color: tone.caution.text },
    } satisfies Record<ActivityType, StyleRule>,
  },
});

/** The largest purse, in figures. */
const prizeWidth = '5rem';

export const content = style([
  textType,
  // Large text takes a line of its own before a name is broken into letters.
  {
    flex: '1 1 9rem',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@container': {
      [columns]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 3fr) minmax(13rem, 1fr)',
        alignItems: 'baseline',
        columnGap: vars.space.large,
        selectors: {
          '&:last-child': { marginInlineEnd: `calc(${prizeWidth} + ${vars.space.small})` },
        },
      },
    },
  },
]);

export const subject = style([aboveCover, { fontWeight: vars.weight.strong }]);

export const time = style([smallText, { display: 'block', color: text.muted }]);

export const prize = style([
  figure,
  { '@container': { [columns]: { inlineSize: prizeWidth, textAlign: 'end' } } },
]);

export const empty = style([textType, { color: text.muted }]);

export const skeleton = style([content, { display: 'grid', gap: vars.space.xsmall }]);
