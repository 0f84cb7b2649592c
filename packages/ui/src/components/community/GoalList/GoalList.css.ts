import { style } from '@vanilla-extract/css';
import { framedList } from '../../../theme/framedList.css';
import { cardTitle, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

export const list = framedList;

/** One line where there is room for it; on a phone what can be done takes a line of its own. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  padding: vars.space.medium,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.outline.hairline}` } },
});

export const words = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  flex: '1 1 9rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const name = style([cardTitle]);

export const rule = style([smallText, { color: vars.color.text.muted }]);

export const reward = style({ whiteSpace: 'nowrap' });

export const action = style({ marginInlineStart: 'auto' });

export const refusal = style({ flex: '1 0 100%' });
