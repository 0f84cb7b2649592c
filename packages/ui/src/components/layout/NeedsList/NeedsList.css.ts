import { style } from '@vanilla-extract/css';
import { paperCard } from '../../../theme/paper.css';
import { plainList } from '../../../theme/plainList.css';
import { text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { outline } = vars.color;

export const root = style([paperCard]);

export const list = style([plainList]);

/** One line where there is room for it; on a phone the button takes a line of its own. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  selectors: { '& + &': { borderBlockStart: `1px solid ${outline.hairline}` } },
});

export const text = style([
  textType,
  { flex: '1 1 13rem', minInlineSize: 0, overflowWrap: 'anywhere' },
]);

/** Its end is where the row ends, in a line of its own too. */
export const action = style({ marginInlineStart: 'auto' });

export const more = style({
  borderBlockStart: `1px solid ${outline.hairline}`,
  paddingInlineStart: vars.space.medium,
});

/** Its rows begin where those in sight do. */
export const folded = style({ marginInlineStart: `calc(-1 * ${vars.space.medium})` });
