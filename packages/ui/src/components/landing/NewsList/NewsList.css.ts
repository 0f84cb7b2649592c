import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { cardTitle, label, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { surface, outline, text } = vars.color;

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  padding: vars.space.medium,
  selectors: { '& + &': { borderBlockStart: `1px solid ${outline.hairline}` } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: '8rem minmax(0, 1fr) auto' },
    [media.pointer]: { selectors: { '&:hover': { background: surface.raised } } },
  },
});

export const date = style([
  label,
  {
    gridColumn: '1 / -1',
    fontSize: vars.size.micro,
    '@media': { [media.tablet]: { gridColumn: 'auto' } },
  },
]);

export const words = style({ display: 'grid', gap: vars.space.xxsmall, minInlineSize: 0 });

export const title = style([cardTitle, { overflowWrap: 'anywhere' }]);

export const summary = style([smallText, { color: text.muted, overflowWrap: 'anywhere' }]);

/** Points onwards, in either direction of writing. */
export const arrow = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderBlockStart: `2px solid ${text.accent}`,
  borderInlineEnd: `2px solid ${text.accent}`,
  rotate: '45deg',
  selectors: { '&:dir(rtl)': { rotate: '-45deg' } },
});
