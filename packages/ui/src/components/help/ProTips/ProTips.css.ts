import { style } from '@vanilla-extract/css';
import { column } from '../../../theme/column.css';
import { plainList } from '../../../theme/plainList.css';
import { turfCard } from '../../../theme/turf.css';
import { label, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { text, gold } = vars.color;

export const root = style([turfCard, column, { padding: vars.space.large }]);

export const title = style([label, { color: text.gold, fontWeight: vars.weight.strong }]);

export const list = style([plainList, { display: 'grid', gap: vars.space.small }]);

/** Marked by a lozenge of the course's own gold. */
export const tip = style([
  textType,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.small,
    maxInlineSize: vars.width.reading,
    overflowWrap: 'anywhere',
    '::before': {
      content: '',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      marginBlockStart: '0.5em',
      rotate: '45deg',
      background: gold.solid,
      outline: '1px solid transparent',
    },
  },
]);
