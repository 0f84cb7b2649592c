import { style } from '@vanilla-extract/css';
import { paperCard } from '../../../theme/paper.css';
import { sectionTitle, text } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { accent, text: ink } = vars.color;

export const root = style([
  paperCard,
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xsmall,
    padding: vars.space.large,
  },
]);

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.touchTarget,
  blockSize: vars.touchTarget,
  borderRadius: vars.radius.full,
  background: accent.soft,
  color: ink.accent,
});

export const title = style([sectionTitle, { paddingBlockStart: vars.space.xsmall }]);

export const explanation = style([text, { color: ink.muted }]);
