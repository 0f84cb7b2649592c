import { style } from '@vanilla-extract/css';
import { vars } from './vars.css';

const { surface, outline } = vars.color;

/** The surface of a card, and of what pops up: paper with a hairline around it. */
export const paperCard = style({
  border: `1px solid ${outline.hairline}`,
  borderRadius: vars.radius.card,
  background: surface.card,
});
