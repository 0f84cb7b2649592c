import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { color, space, radius } = vars;

/** Whatever marks are heaped on a letter, they stay within. */
export const root = style([
  text,
  {
    display: 'grid',
    gap: space.small,
    maxInlineSize: vars.width.reading,
    minInlineSize: 0,
    overflow: 'clip',
    overflowWrap: 'anywhere',
  },
]);

/** Lines end where the player ended them. */
export const paragraph = style({ whiteSpace: 'pre-line', unicodeBidi: 'plaintext' });

export const quote = style({
  display: 'grid',
  margin: 0,
  gap: space.small,
  minInlineSize: 0,
  paddingInlineStart: space.small,
  borderInlineStart: `3px solid ${color.outline.hairline}`,
  color: color.text.muted,
});

export const list = style({
  display: 'grid',
  gap: space.xxsmall,
  margin: 0,
  paddingInlineStart: space.large,
  listStyleType: 'revert',
});

export const code = style({
  whiteSpace: 'pre-wrap',
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.small,
  background: color.surface.sunken,
  borderRadius: radius.small,
  paddingInline: space.xxsmall,
});
