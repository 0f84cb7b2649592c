import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { paperCard } from '../../../theme/paper.css';
import { plainList } from '../../../theme/plainList.css';
import { smallText, text } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { surface, accent, text: ink } = vars.color;

export const root = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    gap: vars.space.small,
  },
]);

export const item = style([
  paperCard,
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.small,
    padding: vars.space.small,
    '@media': {
      [media.pointer]: { selectors: { '&:hover': { background: surface.raised } } },
    },
  },
]);

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.touchTarget,
  blockSize: vars.touchTarget,
  borderRadius: vars.radius.full,
  background: accent.soft,
  color: ink.accent,
});

// Large text takes a line of its own before a name is broken into letters.
export const content = style({ flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style([text, { fontWeight: vars.weight.strong }]);

export const detail = style([smallText, { color: ink.muted }]);
