import { style } from '@vanilla-extract/css';
import { paperCard } from '../../../theme/paper.css';
import { sectionTitle, text } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

export const root = style([
  paperCard,
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xsmall,
    padding: vars.space.large,
  },
]);

export const title = style([sectionTitle, { paddingBlockStart: vars.space.xsmall }]);

export const explanation = style([text, { color: vars.color.text.muted }]);
