import { style } from '@vanilla-extract/css';
import { paperCard } from '../../theme/paper.css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const root = style([
  paperCard,
  {
    display: 'flex',
    gap: space.small,
    padding: space.large,
  },
]);

/** As high as the first line of the title. */
export const icon = style({
  flexShrink: 0,
  blockSize: `calc(${vars.size.title} * ${vars.lineHeight.heading})`,
  color: color.tone.critical.text,
});

export const content = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.small,
  minInlineSize: 0,
});
