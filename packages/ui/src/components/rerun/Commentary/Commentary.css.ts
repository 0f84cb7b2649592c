import { style } from '@vanilla-extract/css';
import { plainList } from '../../../theme/plainList.css';
import { smallFigure, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { outline, text } = vars.color;

export const list = style([plainList, { display: 'grid' }]);

export const line = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: vars.space.small,
  paddingBlock: vars.space.xsmall,
  borderBlockStart: `1px solid ${outline.hairline}`,
});

export const time = style([smallFigure, { color: text.muted, textAlign: 'end' }]);

export const event = style([textType, { overflowWrap: 'anywhere' }]);
