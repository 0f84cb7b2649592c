import { style } from '@vanilla-extract/css';
import { label } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';
import { edges, inset, tight, tightEdges, tightInset, wide } from './Table.css';

const { color, space } = vars;

export const columnHead = style([
  label,
  {
    minInlineSize: 0,
    textAlign: 'start',
    // As a card, each figure carries its own head; only what sorts stays.
    selectors: {
      '&[data-silent]': { display: 'none' },
      '&[data-one-word]': { whiteSpace: 'nowrap' },
    },
    '@container': {
      [wide]: {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 1,
        ...inset,
        background: color.surface.card,
        // A border would scroll away from under the head.
        boxShadow: `inset 0 -1px ${color.outline.hairline}`,
        selectors: {
          ...edges,
          // What sorts is as high as a finger; words alone need a distance of their own.
          '&[data-silent]': { display: 'table-cell', paddingBlock: space.xsmall },
        },
      },
      [tight]: { ...tightInset, selectors: tightEdges },
    },
  },
]);

export const figureHead = style([columnHead, { '@container': { [wide]: { textAlign: 'end' } } }]);

export const sorter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxsmall,
  minBlockSize: vars.touchTarget,
  paddingInline: space.xxsmall,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: 'inherit',
  letterSpacing: 'inherit',
  textTransform: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text.standard },
    '&:focus-visible': { outlineOffset: '-2px' },
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': {
      color: color.text.accent,
      fontWeight: vars.weight.heavy,
    },
  },
  '@container': { [wide]: { marginInline: `calc(-1 * ${space.xxsmall})` } },
});

export const arrow = style({ flexShrink: 0 });
