import { style } from '@vanilla-extract/css';
import { iconDisc } from '../../theme/iconDisc.css';
import { cardTitle, smallText } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';
import { choosable } from './choosable.css';

const { surface, accent, text } = vars.color;

export const root = style([choosable, { gap: vars.space.medium, blockSize: '100%' }]);

export const icon = style([
  iconDisc,
  {
    selectors: {
      [`${root}[data-selected] &`]: { background: accent.solid, color: accent.onSolid },
      [`${root}[data-unavailable] &`]: { background: surface.sunken, color: text.muted },
      // A picture has corners of its own, and would stand out of the disc.
      [`${root} &:has(img)`]: { background: 'transparent' },
    },
  },
]);

export const title = style([
  cardTitle,
  { selectors: { [`${root}[data-unavailable] &`]: { color: text.muted } } },
]);

// It takes the room that is left, so that in a row of cards the figures line up.
export const description = style([smallText, { flexGrow: 1, overflowWrap: 'anywhere' }]);
