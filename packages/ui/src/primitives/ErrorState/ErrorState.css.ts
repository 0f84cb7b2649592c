import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const root = style({
  display: 'flex',
  gap: space.small,
  padding: space.large,
  border: `1px solid ${color.outline.hairline}`,
  borderRadius: vars.radius.card,
  background: color.surface.card,
});

/** As high as the first line of the title. */
export const mark = style({
  flexShrink: 0,
  blockSize: `calc(${vars.size.title} * ${vars.lineHeight.heading})`,
  color: color.tone.critical.text,
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.small,
  minInlineSize: 0,
});
