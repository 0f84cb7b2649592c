import { style } from '@vanilla-extract/css';
import { iconDisc } from '../../../theme/iconDisc.css';
import { paperCard } from '../../../theme/paper.css';
import { cardTitle, smallText, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { wrappingRow } from '../../../theme/wrappingRow.css';

const { text } = vars.color;

export const root = style([
  paperCard,
  wrappingRow,
  { gap: vars.space.medium, padding: vars.space.medium },
]);

export const icon = style([
  iconDisc,
  { alignSelf: 'start', inlineSize: '2.25rem', blockSize: '2.25rem' },
]);

export const content = style({
  flex: '1 1 14rem',
  display: 'grid',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const subject = style([cardTitle]);

export const envelope = style([smallText, { color: text.muted }]);

export const message = style([textType, { maxInlineSize: vars.width.reading }]);
