import { style } from '@vanilla-extract/css';
import { paperCard } from '../../../theme/paper.css';
import { vars } from '../../../theme/vars.css';

export const skeleton = style([
  paperCard,
  {
    display: 'grid',
    gap: vars.space.medium,
    padding: vars.space.medium,
  },
]);
