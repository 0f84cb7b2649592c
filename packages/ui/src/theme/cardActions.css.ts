import { style } from '@vanilla-extract/css';
import { vars } from './vars.css';

/** The buttons at the foot of a card: under each other where the reader's text is large. */
export const cardActions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: vars.space.xsmall,
});
