import { style } from '@vanilla-extract/css';
import { paperCard } from '../../../theme/paper.css';
import { cardTitle, smallText, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { accent, text } = vars.color;

export const root = style([
  paperCard,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.medium,
    padding: vars.space.medium,
  },
]);

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  alignSelf: 'start',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.full,
  background: accent.soft,
  color: text.accent,
});

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
