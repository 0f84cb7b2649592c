import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const root = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.xsmall,
  paddingBlock: space.xxlarge,
  paddingInline: space.medium,
  border: `1px dashed ${color.outline.hairline}`,
  borderRadius: vars.radius.card,
  textAlign: 'center',
});

export const quiet = style({
  display: 'grid',
  gap: space.xxsmall,
  padding: space.medium,
  border: `1px dashed ${color.outline.hairline}`,
  borderRadius: vars.radius.card,
});

export const action = style({ paddingBlockStart: space.xsmall });
