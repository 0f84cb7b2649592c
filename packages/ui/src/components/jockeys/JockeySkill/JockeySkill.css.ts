import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { asCards } from '../../../primitives/Table/Table.css';
import { smallFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { space, color } = vars;

export const root = recipe({
  base: { display: 'grid', gap: space.xxsmall },
  variants: {
    small: {
      true: {
        inlineSize: '7.5rem',
        // Where the row of a table is a card: the word alone.
        '@container': { [asCards]: { display: 'inline' } },
      },
      false: { inlineSize: 'min(100%, 16rem)' },
    },
  },
});

export const words = style([smallText, { whiteSpace: 'nowrap' }]);

export const figure = style([smallFigure, { color: color.text.muted }]);

export const scale = recipe({
  base: { display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: '2px' },
  variants: {
    small: { true: { '@container': { [asCards]: { display: 'none' } } }, false: {} },
  },
});

export const step = style({
  blockSize: '0.375rem',
  borderRadius: vars.radius.full,
  background: color.surface.sunken,
  // Seen where no colour is.
  outline: '1px solid transparent',
  selectors: {
    '&[data-reached="gain"]': { background: color.tone.positive.solid },
    '&[data-reached="loss"]': { background: color.tone.critical.solid },
    '&[data-reached="middle"]': { background: color.text.muted },
  },
});

export const ends = style([
  smallFigure,
  { display: 'flex', justifyContent: 'space-between', color: color.text.muted },
]);
