import { style } from '@vanilla-extract/css';
import { paperCard } from '../../../theme/paper.css';
import { cardTitle } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { space } = vars;

export const root = style([
  paperCard,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.large,
    padding: space.large,
    minInlineSize: 0,
  },
]);

export const words = style({
  display: 'grid',
  flex: '3 1 20rem',
  gap: space.small,
  minInlineSize: 0,
});

export const sentence = style([cardTitle, { overflowWrap: 'anywhere' }]);

export const range = style({
  display: 'grid',
  flex: '2 1 14rem',
  gap: space.xsmall,
  minInlineSize: 0,
  textAlign: 'center',
});
