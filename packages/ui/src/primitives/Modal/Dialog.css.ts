import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

/** What every dialog shares, wherever it stands. */
export const base = style({
  padding: 0,
  border: `1px solid ${color.outline.hairline}`,
  background: color.surface.card,
  color: color.text.standard,
  boxShadow: vars.shadow.overlay,
  overscrollBehavior: 'contain',
  '::backdrop': { background: color.surface.backdrop },
});

export const inside = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  padding: space.large,
});

export const title = style({ paddingInlineEnd: space.xlarge });

export const close = style({
  position: 'absolute',
  // Level with the first line of the title.
  insetBlockStart: `calc(${space.large} + (${vars.size.heading} * ${vars.lineHeight.heading} - ${vars.touchTarget}) / 2)`,
  insetInlineEnd: space.small,
  color: color.text.muted,
});

// The page beneath stands still, and keeps the room of its scroll bar.
globalStyle('html:has(dialog:modal)', {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  background: color.surface.dimmed,
});
