import { style } from '@vanilla-extract/css';
import { paperCard } from '../../../theme/paper.css';
import { cardTitle, label, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { text } = vars.color;

export const root = style([
  paperCard,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'space-between',
    gap: vars.space.medium,
    minInlineSize: 0,
    padding: vars.space.large,
  },
]);

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

export const names = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
});

export const title = style([label, { color: text.gold, overflowWrap: 'anywhere' }]);

export const name = style([cardTitle, { overflowWrap: 'anywhere' }]);

export const owner = style([smallText, { color: text.muted, overflowWrap: 'anywhere' }]);
