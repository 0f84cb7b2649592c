import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

/** The picture beside its words, which begin where a list's would: it is no higher than they are. */
export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  padding: space.medium,
  border: `1px dashed ${color.outline.hairline}`,
  borderRadius: vars.radius.card,
});

export const words = style({ display: 'grid', gap: space.xxsmall, minInlineSize: 0 });

export const action = style({ paddingBlockStart: space.xsmall });
