import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { paperCard } from '../../../theme/paper.css';
import { plainList } from '../../../theme/plainList.css';
import { label } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { wrappingRow } from '../../../theme/wrappingRow.css';
import { itemName } from '../item.css';

const { outline, accent, text } = vars.color;

export const root = style([
  plainList,
  {
    display: 'grid',
    // Six tiles stand in three columns, two or one, and never in four.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(12rem, 30%)), 1fr))',
    gap: vars.space.small,
    '@media': {
      // Two columns on a phone that has room for their words.
      [media.phone]: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
        gap: vars.space.xsmall,
      },
    },
  },
]);

// States are attributes on the tile, so a test, a story and this file name them the same way.
export const tile = style([
  paperCard,
  wrappingRow,
  {
    position: 'relative',
    // At the top, so that in a row the names of the slots stand level.
    alignItems: 'start',
    alignContent: 'start',
    padding: vars.space.small,
    selectors: {
      '&[data-empty]': { borderStyle: 'dashed', background: 'transparent' },
      '&[data-selected]': {
        borderStyle: 'solid',
        borderColor: accent.solid,
        boxShadow: `inset 0 0 0 1px ${accent.solid}`,
      },
      '&:has(button:focus-visible)': {
        outline: `2px solid ${outline.focus}`,
        outlineOffset: '3px',
      },
    },
    '@media': {
      [media.pointer]: { selectors: { '&:has(button:hover)': { borderColor: accent.solid } } },
      // Shadows are not drawn in forced colours.
      [media.forcedColors]: {
        selectors: { '&[data-selected]': { border: '3px solid Highlight' } },
      },
    },
  },
]);

export const slot = style([label, { fontSize: vars.size.micro }]);

export const hit = style({
  all: 'unset',
  // The whole tile is the target.
  '::after': { content: '', position: 'absolute', inset: 0, cursor: 'pointer' },
});

export const name = style([
  itemName,
  {
    selectors: {
      [`${tile}[data-empty] &`]: { color: text.muted, fontWeight: vars.weight.regular },
    },
  },
]);
