import { style } from '@vanilla-extract/css';
import { smallFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { space, color } = vars;

export const count = style({ whiteSpace: 'nowrap' });

export const rate = style([smallText, { color: color.text.muted }]);

export const line = style({
  display: 'grid',
  gap: space.xxsmall,
  // The mark stands clear of the rule between two rows.
  paddingBlock: space.xxsmall,
  // As wide as a row's cells are at least, where rows are cards.
  minInlineSize: '6.5rem',
  maxInlineSize: '12rem',
});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xsmall,
});

export const ratio = style([smallFigure]);
